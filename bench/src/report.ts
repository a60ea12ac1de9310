import { median } from "./figures.ts";
import type { Figure } from "./measures/measure.ts";
import type { Result } from "./run.ts";
import { type TargetName, targetNames } from "./targets/target.ts";

type OfTargets<T> = Partial<Record<TargetName, T>>;

/** One figure of each target: the median of its rounds. */
export type Row = {
	measure: string;
	figure: Figure;
	values: OfTargets<number>;
	rounds: OfTargets<number[]>;
	/** Cores that others had in each round. */
	others: OfTargets<number[]>;
};

/** What is written of a run. */
export type Run = {
	date: string;
	quick: boolean;
	rounds: number;
	seconds: number;
	machine: { cpu: string | undefined; cores: number; node: string };
	places: OfTargets<string>;
	failed: readonly string[];
	rows: readonly Row[];
};

export const placesOf = (results: readonly Result[]): OfTargets<string> =>
	Object.fromEntries(results.flatMap(({ target, places }) => (places ? [[target.name, places]] : [])));

export const rowsOf = (results: readonly Result[]): Row[] => {
	const rows: Row[] = [];
	for (const measure of new Set(results.map((result) => result.measure))) {
		for (const figure of measure.figures) {
			const row: Row = { measure: measure.name, figure, values: {}, rounds: {}, others: {} };
			for (const { target, rounds, others } of results.filter((result) => result.measure === measure)) {
				const found = rounds.map((values) => values[figure.key]).filter((value) => value !== undefined);
				if (found.length === 0) continue;
				row.values[target.name] = median(found);
				row.rounds[target.name] = found;
				row.others[target.name] = others;
			}
			rows.push(row);
		}
	}
	return rows;
};

export const number = (value: number | undefined): string => {
	if (value === undefined) return "-";
	if (value >= 1000) return Math.round(value).toLocaleString("en-US");
	return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

const ratio = (value: number | undefined, to: number | undefined): string =>
	value === undefined || to === undefined || to === 0 ? "-" : `${number(value / to)}x`;

/** One line a figure, a column a target, and Warmline against the other two. */
export const table = (rows: readonly Row[]): string => {
	const targets = targetNames.filter((name) => rows.some(({ values }) => values[name] !== undefined));
	const rivals = (["floor", "socketio"] as const).filter((name) => targets.includes(name));
	const lines = [
		["measure", "figure", "unit", "good", ...targets, ...rivals.map((name) => `warmline/${name}`)],
		...rows.map(({ measure, figure, values }) => [
			measure,
			figure.title,
			figure.unit,
			figure.better,
			...targets.map((name) => number(values[name])),
			...rivals.map((name) => ratio(values.warmline, values[name])),
		]),
	];
	const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
	const text = lines.map((line) =>
		line.map((cell, column) => (column < 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
	);
	text.splice(
		1,
		0,
		widths.map((width) => "-".repeat(width)),
	);
	return text.map((line) => line.join("  ").trimEnd()).join("\n");
};
