import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import fc from "fast-check";
import { test } from "vitest";
import { anyAct } from "../../../test/acts.ts";
import { losesLine } from "../../../test/duty.ts";
import { isLong } from "../../../test/faults/length.ts";
import { stage } from "../../../test/stage.ts";

const runs = isLong ? 25 : 5;
const actsARun = 80;

const { begins, hasPlayed, omar, sam, clock, platform } = await stage();

/** Omar's connection is lost for two minutes, and all their chats wait again, with a word of what has happened. */
const vanishes = async () => {
	sam.says("fetch_all_chats", { limit: 100 });
	const { chats } = toAgentFrames.fetch_all_chats.parse(await sam.hears("fetch_all_chats"));
	await losesLine(omar, { platform });
	clock.passMinutes(2.1);
	for (const { chat_id } of chats.filter(({ assigned_agent }) => assigned_agent === omar.id)) {
		await sam.hears("new_message", { chat_id, message: { kind: "notice" } });
	}
	await omar.connects();
};

test(`the lists stay true through ${runs * actsARun} acts in turn, while a listener is lost and comes back (D6, D7, D8, D10)`, async () => {
	const acts = fc.array(anyAct, { minLength: actsARun, maxLength: actsARun });
	await fc.assert(
		fc.asyncProperty(acts, fc.nat(actsARun - 1), async (all, vanishingAt) => {
			const run = await begins({ without: omar });
			for (const [at, act] of all.entries()) {
				if (at === vanishingAt) await vanishes();
				await run.does(act);
				await run.settles();
			}
			await run.ends();
		}),
		{ numRuns: runs, endOnFailure: true },
	);
	hasPlayed(runs * actsARun);
});
