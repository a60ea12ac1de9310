import { setImmediate as othersFirst } from "node:timers/promises";
import { daysBefore } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { decryptMessage } from "../message-encryption.ts";
import { wordsOfVisitorsTo } from "./repeats-queries.ts";
import { repetitionOf } from "./repetition.ts";

const daysBack = 90;
const mostMessages = 2000;
/** Characters that are compared before whatever else waits is done. */
const atATime = 20_000;

/** Does a member's text repeat what visitors wrote to them of late? */
export const repeatsAVisitor = async (
	{ database, clock, sealer }: Pick<Platform, "database" | "clock" | "sealer">,
	memberId: string,
	text: string,
): Promise<boolean> => {
	const repeats = repetitionOf(text);
	if (!repeats) return false;
	const since = daysBefore(clock.now(), daysBack);
	let compared = 0;
	for (const { id, body, key } of await wordsOfVisitorsTo(database.db, memberId, since, mostMessages)) {
		const said = decryptMessage(sealer, { key }, id, body);
		if (repeats(said)) return true;
		compared += said.length;
		if (compared < atATime) continue;
		compared = 0;
		await othersFirst();
	}
	return false;
};
