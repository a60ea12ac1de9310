import { join } from "node:path";
import type { Measure, Size, Values } from "./measures/measure.ts";
import type { Target } from "./targets/target.ts";

/** All rounds of one target in one measure, in their order. */
export type Result = { measure: Measure; target: Target; rounds: Values[] };

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
		const ofMeasure = targets.map((target): Result => ({ measure, target, rounds: [] }));
		results.push(...ofMeasure);
		for (let round = 1; round <= rounds; round++) {
			for (const { target, rounds: values } of ofMeasure) {
				const turn = `${measure.name} ${target.name} round ${round}`;
				try {
					const found = await takeTurn(measure, target, size, join(folder, `${target.name}-${measure.folder}`));
					values.push(found);
					tell(`${turn}: ${said(found)}`);
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

const takeTurn = async (measure: Measure, target: Target, size: Size, folder: string): Promise<Values> => {
	const running = await target.start(folder);
	try {
		if (measure.needsHistory) await running.history?.fill(size.historyChats, size.historyEach);
		return await measure.run(running, size);
	} finally {
		await running.stop();
	}
};

const said = (values: Values) =>
	Object.entries(values)
		.map(([key, value]) => `${key} ${value.toFixed(2)}`)
		.join(", ") || "not there";
