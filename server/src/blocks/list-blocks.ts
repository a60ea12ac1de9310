import type { listBlocks as call } from "@warmline/contract/blocks/calls";
import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import { daysBefore } from "../platform/clock.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Platform } from "../platform/platform.ts";
import { countWaiting, listedBlocks } from "./queries.ts";
import { toBlock } from "./serializers.ts";

/** So long somebody may want to look back at what came to an end. */
const overDays = 30;

export const listBlocks = async (
	platform: Platform,
	{ state, ...paging }: QueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
	const { db } = platform.database;
	const now = platform.clock.now();
	const [{ rows, next }, waiting] = await Promise.all([
		fetchPage(byId, paging, (page) => listedBlocks(db, state, { ...page, now, overSince: daysBefore(now, overDays) })),
		countWaiting(db),
	]);
	return { results: rows.map((row) => toBlock(platform, row)), next, waiting };
};
