import { median } from "./figures.ts";
import type { Figure } from "./measures/measure.ts";
import type { Result } from "./run.ts";
import type { TargetName } from "./targets/target.ts";

/** One figure of one target: the median of its rounds. */
export type Row = { measure: string; figure: Figure; values: Partial<Record<TargetName, number>>; rounds: Rounds };
type Rounds = Partial<Record<TargetName, number[]>>;

export const rowsOf = (results: readonly Result[]): Row[] => {
	const rows: Row[] = [];
	for (const measure of new Set(results.map((result) => result.measure))) {
		for (const figure of measure.figures) {
			const row: Row = { measure: measure.name, figure, values: {}, rounds: {} };
			for (const { target, rounds } of results.filter((result) => result.measure === measure)) {
				const found = rounds.map((values) => values[figure.key]).filter((value) => value !== undefined);
				if (found.length === 0) continue;
				row.values[target.name] = median(found);
				row.rounds[target.name] = found;
			}
			rows.push(row);
		}
	}
	return rows;
};

const number = (value: number | undefined): string => {
	if (value === undefined) return "-";
	if (value >= 1000) return Math.round(value).toLocaleString("en-US");
	return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

const ratio = (value: number | undefined, to: number | undefined): string =>
	value === undefined || to === undefined || to === 0 ? "-" : `${number(value / to)}x`;

/** One line a figure, with Warmline against the other two. */
export const table = (rows: readonly Row[]): string => {
	const lines = [
		["measure", "figure", "unit", "good", "floor", "socketio", "warmline", "warmline/floor", "warmline/socketio"],
		...rows.map(({ measure, figure, values: { floor, socketio, warmline } }) => [
			measure,
			figure.title,
			figure.unit,
			figure.better,
			number(floor),
			number(socketio),
			number(warmline),
			ratio(warmline, floor),
			ratio(warmline, socketio),
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
