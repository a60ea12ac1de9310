import { parseArgs } from "node:util";
import { type MeasureName, measureNames } from "./measures/measure.ts";
import { type TargetName, targetNames, usualTargets } from "./targets/target.ts";

export type Options = {
	rounds: number;
	targets: readonly TargetName[];
	measures: readonly MeasureName[];
	quick: boolean;
	hostile: boolean;
	json: string;
};

const ofScale: Pick<Options, "targets" | "measures"> = {
	targets: ["warmline", "cluster1", "cluster2", "cluster4"],
	measures: ["messages", "steady", "idle", "intake", "crowd", "list", "stored"],
};

const help = `Usage: npm run bench -- [options]

  --rounds N        rounds of each measure, the median counts (default 3; 1 with --quick)
  --targets LIST    ${targetNames.join(",")} (default the first ${usualTargets.length})
  --measures LIST   ${measureNames.join(",")}
  --scale           what docs/scale.md shows: its targets and measures, into bench/results/scale.json
  --quick           small figures in half a minute, to see that everything runs
  --hostile         one honest conversation under ten attacks in turn, about a minute; fails when a message takes 250 ms
  --json FILE       where the figures go (default bench/results/latest.json)
`;

const chosen = <T extends string>(
	text: string | undefined,
	all: readonly T[],
	what: string,
	usual: readonly T[] = all,
): readonly T[] => {
	if (text === undefined) return usual;
	const names = text.split(",");
	const unknown = names.filter((name) => !all.some((one) => one === name));
	if (unknown.length > 0) throw new Error(`There is no ${what} ${unknown.join(", ")}; there are ${all.join(", ")}.`);
	return all.filter((name) => names.includes(name));
};

/** Undefined when only the help was asked for, which is printed then. */
export const readOptions = (args: readonly string[]): Options | undefined => {
	const { values } = parseArgs({
		args: [...args],
		options: {
			rounds: { type: "string" },
			targets: { type: "string" },
			measures: { type: "string" },
			json: { type: "string" },
			scale: { type: "boolean", default: false },
			quick: { type: "boolean", default: false },
			hostile: { type: "boolean", default: false },
			help: { type: "boolean", short: "h", default: false },
		},
	});
	if (values.help) {
		console.log(help);
		return undefined;
	}
	const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
	if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds needs a whole number from 1.");
	return {
		rounds,
		targets: chosen(values.targets, targetNames, "target", values.scale ? ofScale.targets : usualTargets),
		measures: chosen(values.measures, measureNames, "measure", values.scale ? ofScale.measures : measureNames),
		quick: values.quick,
		hostile: values.hostile,
		json: values.json ?? new URL(`../results/${values.scale ? "scale" : "latest"}.json`, import.meta.url).pathname,
	};
};
