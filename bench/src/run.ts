import { join } from "node:path";
import type { Measure, Size, Values } from "./measures/measure.ts";
import { watchOthers } from "./processes/machine.ts";
import type { Target } from "./targets/target.ts";

/** All rounds of one target in one measure, in their order; `others` are the cores that others had meanwhile. */
export type Result = { measure: Measure; target: Target; rounds: Values[]; others: number[]; places?: string };
type Turn = { values: Values; places?: string };

type Plan = {
	targets: readonly Target[];
	measures: readonly Measure[];
	rounds: number;
	size: Size;
	folder: string;
	tell(line: string): void;
};

/**
 * Targets take turns within a round, so that a busy minute of the machine falls on all of them; every turn has a
 * server started anew.
 */
export const runAll = async ({
	targets,
	measures,
	rounds,
	size,
	folder,
	tell,
}: Plan): Promise<{ results: Result[]; failed: string[] }> => {
	const results: Result[] = [];
	const failed: string[] = [];
	for (const measure of measures) {
		const ofMeasure = targets
			.filter(({ hasNoHistory }) => !(measure.needsHistory && hasNoHistory))
			.map((target): Result => ({ measure, target, rounds: [], others: [] }));
		results.push(...ofMeasure);
		for (let round = 1; round <= rounds; round++) {
			for (const result of ofMeasure) {
				const { target } = result;
				const turn = `${measure.name} ${target.name} round ${round}`;
				try {
					const others = watchOthers();
					const found = await takeTurn(measure, target, size, join(folder, `${target.name}-${measure.folder}`));
					result.rounds.push(found.values);
					result.others.push(others());
					result.places = found.places;
					tell(`${turn}: ${said(found.values)}; others had ${result.others.at(-1)?.toFixed(2)} cores`);
				} catch (error) {
					// Ten minutes of figures are not thrown away for one.
					failed.push(turn);
					tell(`${turn} failed: ${error instanceof Error ? error.stack : error}`);
				}
			}
		}
	}
	return { results, failed };
};

const takeTurn = async (measure: Measure, target: Target, size: Size, folder: string): Promise<Turn> => {
	const running = await target.start(folder);
	try {
		if (measure.needsHistory) await running.history?.fill(size.historyChats, size.historyEach);
		return { values: await measure.run(running, size), places: running.places };
	} finally {
		await running.stop();
	}
};

const said = (values: Values) =>
	Object.entries(values)
		.map(([key, value]) => `${key} ${value.toFixed(2)}`)
		.join(", ") || "not there";
