import type { AnswerOf } from "@warmline/contract/calls";
import type { trendingTags as trendingTagsCall } from "@warmline/contract/feed/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { tagsSince } from "./hashtag-queries.ts";
import { standingTags } from "./standing-tags.ts";

const most = 10;

export const trendingTags = async (
	{ database, clock }: Platform,
	reader: MemberRow,
): Promise<AnswerOf<typeof trendingTagsCall>> => ({
	standing: [...standingTags],
	trending: await tagsSince(database.db, reader, daysBefore(clock.now(), 7), standingTags, most),
});
