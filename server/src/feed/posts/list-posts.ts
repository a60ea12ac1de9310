import { moderates } from "@warmline/contract/accounts/roles";
import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listPosts as listPostsCall } from "@warmline/contract/feed/calls";
import { spelled } from "@warmline/contract/feed/post";
import { id } from "@warmline/contract/ids";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { fetchPage, type Keyset } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { newestPosts, type PostFilter, pinnedPosts } from "./list-queries.ts";
import type { NamedPost } from "./post-queries.ts";
import { showPosts } from "./show-posts.ts";

/** Where a page ended: at a pinned post, or among the others. */
type PostKey = readonly [group: "pinned" | "other", id: string];

const byPost = (pinsFirst: boolean): Keyset<NamedPost, PostKey> => ({
	key: z.readonly(z.tuple([z.enum(["pinned", "other"]), id])),
	keyOf: (post) => [pinsFirst && post.pinned_at !== null ? "pinned" : "other", post.id],
});

/** Those that come after the key; all where none of them is there, as at the beginning. */
const pinnedAfter = (pinned: readonly NamedPost[], [group, last]: PostKey | [] = []) =>
	group === "other" ? [] : pinned.slice(pinned.findIndex(({ id }) => id === last) + 1);

/** A page beyond the pinned ones of which the last has been unpinned meanwhile goes on with the others. */
const isLost = (pinned: readonly NamedPost[], [group, last]: PostKey | [] = []) =>
	group === "pinned" && !pinned.some(({ id }) => id === last);

export const pageOfPosts = async (
	{ database: { db } }: Platform,
	reader: MemberRow,
	{ cursor, page, limit, hashtag, ...asked }: QueryOf<typeof listPostsCall>,
): Promise<AnswerOf<typeof listPostsCall>> => {
	const filter: PostFilter = { ...asked, hashtag: hashtag && spelled(hashtag.replace(/^#/, "")) };
	// Where pictures or words are looked for, the newest of them are.
	const pinsFirst = filter.media === undefined && filter.query === undefined;
	const skipped = cursor !== undefined || page === undefined ? 0 : (page - 1) * limit;
	const { rows, next } = await fetchPage(byPost(pinsFirst), { cursor, limit }, async ({ after, limit }) => {
		const [group, last] = after ?? [];
		const all = pinsFirst && group !== "other" ? await pinnedPosts(db, reader, filter) : [];
		const pinned = isLost(all, after) ? [] : pinnedAfter(all, after);
		const first = pinned.slice(skipped, skipped + limit);
		const rest = await newestPosts(
			db,
			reader,
			filter,
			{
				before: group === "other" ? last : undefined,
				skip: Math.max(0, skipped - pinned.length),
				limit: limit - first.length,
				withPinned: !pinsFirst,
			},
			moderates(reader),
		);
		return [...first, ...rest];
	});
	return { results: await showPosts(db, reader, rows), next };
};
