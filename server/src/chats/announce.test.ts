import { test } from "node:test";
import fc from "fast-check";
import { anyAct } from "../../test/acts.ts";
import { stage } from "../../test/stage.ts";

const runs = 100;
/** Acts of one moment; the next begin when the calls among them are answered, and nobody waits for the rest. */
const atOnce = 20;
const moments = 4;

const { begins, hasPlayed, hasSeenAll } = await stage();

test("the lists fetched before, with all that was heard since, are those fetched after 8,000 acts of the same moment (D6, D7, D8, D10)", async () => {
	const moment = fc.array(anyAct, { minLength: atOnce, maxLength: atOnce });
	await fc.assert(
		fc.asyncProperty(fc.array(moment, { minLength: moments, maxLength: moments }), async (all) => {
			const run = await begins();
			for (const acts of all) await Promise.all(acts.map(run.does));
			await run.ends();
		}),
		{ numRuns: runs, endOnFailure: true },
	);
	hasPlayed(8000);
	hasSeenAll();
});
