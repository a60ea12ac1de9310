import { number, type Row, type Run } from "../report.ts";
import type { TargetName } from "../targets/target.ts";

/** What is compared on the page, by the words it uses there. */
export const scaleTargets = [
	["warmline", "one process, own database"],
	["cluster1", "1 process and Redis"],
	["cluster2", "2 processes"],
	["cluster4", "4 processes"],
] as const satisfies readonly (readonly [TargetName, string])[];

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const mostOthers = ({ others }: Row) => Math.max(0, ...Object.values(others).flatMap((rounds) => rounds ?? []));

/** The figures of a run as a table, with how busy others kept the machine meanwhile. */
export const figuresTable = ({ rows }: Pick<Run, "rows">): string =>
	[
		line(["measure", "figure", "unit", ...scaleTargets.map(([, words]) => words), "cores others had, at most"]),
		line(["---", "---", "---", ...scaleTargets.map(() => "--:"), "--:"]),
		...rows.map((row) =>
			line([
				`\`${row.measure}\``,
				row.figure.title,
				row.figure.unit,
				...scaleTargets.map(([name]) => number(row.values[name])),
				mostOthers(row).toFixed(1),
			]),
		),
	].join("\n");
