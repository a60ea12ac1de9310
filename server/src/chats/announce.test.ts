import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { anyAct } from "../../test/acts.ts";
import { isLong } from "../../test/faults/length.ts";
import { stage } from "../../test/stage.ts";

const runs = isLong ? 100 : 20;
/** Acts of one moment; the next begin when the calls among them are answered, and nobody waits for the rest. */
const atOnce = 20;
const moments = 4;
const all = runs * moments * atOnce;

const { begins, hasPlayed, unseen } = await stage();

test(`the lists fetched before, with all that was heard since, are those fetched after ${all} acts of the same moment (D6, D7, D8, D10)`, async () => {
	const moment = fc.array(anyAct, { minLength: atOnce, maxLength: atOnce });
	const run = fc.asyncProperty(fc.array(moment, { minLength: moments, maxLength: moments }), async (played) => {
		const { does, ends } = await begins();
		for (const acts of played) await Promise.all(acts.map(does));
		await ends();
	});
	const plays = (numRuns: number) => fc.assert(run, { numRuns, endOnFailure: true });
	await plays(runs);
	hasPlayed(all);
	// What is rare may not have come up by chance.
	for (let more = 0; more < runs && unseen().length > 0; more++) await plays(1);
	assert.deepEqual(unseen(), []);
});
