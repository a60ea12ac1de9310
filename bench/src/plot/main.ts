// Writes the figures of bench/results/scale.json into docs/scale.md, and draws docs/pictures/scale.svg from them.
import { readFileSync, writeFileSync } from "node:fs";
import type { Run } from "../report.ts";
import { type Panel, svgOf } from "./bars.ts";
import { figuresTable, scaleTargets } from "./figures-table.ts";
import { costsOf, planTable } from "./plan.ts";

const here = (path: string) => new URL(`../../../${path}`, import.meta.url);
const results = here("bench/results/scale.json");
const page = here("docs/scale.md");
const picture = here("docs/pictures/scale.svg");

const panelOf = (run: Run, measure: string, parts: readonly [key: string, words: string][], title: string): Panel => {
	const rows = parts.map(([key]) => run.rows.find((row) => row.measure === measure && row.figure.key === key));
	return {
		title,
		unit: rows[0]?.figure.unit ?? "",
		parts: parts.map(([, words]) => words),
		bars: scaleTargets.flatMap(([target, name]) => {
			const values = rows.map((row) => row?.values[target]).filter((value) => value !== undefined);
			return values.length === parts.length ? [{ name, values }] : [];
		}),
	};
};

const costs: [string, string][] = [
	["serverMicros", "servers"],
	["storeMicros", "database and Redis"],
];

const panels = (run: Run) => [
	// At full load other numbers of messages go into one statement with each target, so that does not compare them.
	panelOf(run, "steady", costs, "CPU for one message at 200 a second"),
	panelOf(run, "idle", [["live", "servers"]], "Memory in use of all servers with 10,000 idle visitors"),
];

/** Puts the words at their place on the page. */
const between = (text: string, place: string, words: string) => {
	const [start, end] = [`<!-- ${place}:start -->`, `<!-- ${place}:end -->`];
	const [before, rest] = text.split(start);
	const after = rest?.split(end)[1];
	if (before === undefined || after === undefined)
		throw new Error(`docs/scale.md has lost its place for the ${place}.`);
	return `${before}${start}\n${words}\n${end}${after}`;
};

const said = ({ date, quick, rounds, machine, places }: Run) =>
	[
		`${date}, ${quick ? "QUICK FIGURES, for a try only, " : ""}${rounds === 1 ? "one round" : `medians of ${rounds} rounds`}`,
		`on ${machine.cores} cores (${machine.cpu}), Node ${machine.node}.`,
		...scaleTargets.flatMap(([name, words]) => (places[name] ? [`${words}: ${places[name]}.`] : [])),
	].join(" ");

const run: Run = JSON.parse(readFileSync(results, "utf8"));
const withFigures = between(readFileSync(page, "utf8"), "figures", `${said(run)}\n\n${figuresTable(run)}`);
writeFileSync(page, between(withFigures, "plan", planTable(costsOf(run))));
writeFileSync(picture, svgOf(panels(run), "What a message and an idle visitor cost, by the number of processes"));
