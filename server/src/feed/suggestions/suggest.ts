import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { suggest as suggestCall } from "@warmline/contract/feed/calls";
import { spelled } from "@warmline/contract/feed/post";
import { type MemberRow, personOf } from "../../accounts/index.ts";
import { content } from "../../platform/content/content.ts";
import type { Platform } from "../../platform/platform.ts";
import { tagsBeginning } from "./hashtag-queries.ts";
import { membersBeginning } from "./suggestion-queries.ts";

type Suggestions = AnswerOf<typeof suggestCall>["results"];

const most = 8;

/** What others used, and then those of the standing ones that begin so, too. */
const hashtags = async ({ database }: Platform, reader: MemberRow, beginning: string): Promise<Suggestions> => {
	const used = await tagsBeginning(database.db, reader, beginning, most);
	const tags = new Set([
		...used.map(({ tag }) => tag),
		...content().community.tags.filter((tag) => tag.startsWith(beginning)),
	]);
	return [...tags].slice(0, most).map((word) => ({ word, name: null, avatar: null }));
};

const mentions = async ({ database }: Platform, reader: MemberRow, beginning: string): Promise<Suggestions> => {
	const found = await membersBeginning(database.db, reader, beginning, most);
	return found.map((member) => {
		const { username, first_name, last_name, avatar } = personOf(member);
		return { word: username, name: member.nickname ?? `${first_name} ${last_name}`, avatar };
	});
};

/** For who types after @ or #. */
export const suggest = async (
	platform: Platform,
	reader: MemberRow,
	{ kind, query }: QueryOf<typeof suggestCall>,
): Promise<AnswerOf<typeof suggestCall>> => {
	const beginning = spelled((query ?? "").replace(/^[@#]/, ""));
	return { results: await (kind === "mention" ? mentions : hashtags)(platform, reader, beginning) };
};
