import type { AnswerOf } from "@warmline/contract/calls";
import type { trendingTags as trendingTagsCall } from "@warmline/contract/feed/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import { content } from "../../platform/content/content.ts";
import type { Platform } from "../../platform/platform.ts";
import { tagsSince } from "./hashtag-queries.ts";

const most = 10;

export const trendingTags = async (
	{ database, clock }: Platform,
	reader: MemberRow,
): Promise<AnswerOf<typeof trendingTagsCall>> => ({
	standing: [...content().community.tags],
	trending: await tagsSince(database.db, reader, daysBefore(clock.now(), 7), content().community.tags, most),
});
