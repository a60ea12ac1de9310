import type { listBlocks as call } from "@warmline/contract/blocks/calls";
import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import { daysBefore } from "../platform/clock.ts";
import { idAt } from "../platform/http/requests/cursor.ts";
import type { Platform } from "../platform/platform.ts";
import { countWaiting, listedBlocks } from "./queries.ts";
import { toBlock } from "./serializers.ts";

/** So long somebody may want to look back at what came to an end. */
const overDays = 30;

export const listBlocks = async (
	platform: Platform,
	{ cursor, limit, state }: QueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
	const { db } = platform.database;
	const now = platform.clock.now();
	const page = { after: idAt(cursor), limit: limit + 1, now, overSince: daysBefore(now, overDays) };
	const [found, waiting] = await Promise.all([listedBlocks(db, state, page), countWaiting(db)]);
	const shown = found.slice(0, limit);
	const next = (found.length > limit && shown.at(-1)?.id) || null;
	return { results: shown.map((row) => toBlock(platform, row)), next, waiting };
};
