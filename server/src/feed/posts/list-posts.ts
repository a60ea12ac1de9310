import { moderates } from "@warmline/contract/accounts/roles";
import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listPosts as listPostsCall } from "@warmline/contract/feed/calls";
import { spelled } from "@warmline/contract/feed/post";
import { id } from "@warmline/contract/ids";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { cursorOf, placeAt } from "../../platform/http/requests/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { newestPosts, type PostFilter, pinnedPosts } from "./list-queries.ts";
import type { NamedPost } from "./post-queries.ts";
import { showPosts } from "./show-posts.ts";

/** Where a page ended: at a pinned post, or among the others. */
const place = z.tuple([z.enum(["pinned", "other"]), id]);
type Place = { pinned: boolean; id: string };

const placeOf = (cursor: string | undefined): Place | undefined => {
	const known = placeAt(cursor, place);
	return known && { pinned: known[0] === "pinned", id: known[1] };
};

const endAt = ({ id, pinned_at }: NamedPost, marksPinned: boolean) =>
	cursorOf([marksPinned && pinned_at !== null ? "pinned" : "other", id]);

/** Those that come after the place; all where none of them is there, as at the beginning. */
const pinnedAfter = (pinned: readonly NamedPost[], place: Place | undefined) =>
	place && !place.pinned ? [] : pinned.slice(pinned.findIndex(({ id }) => id === place?.id) + 1);

/** A page beyond the pinned ones of which the last has been unpinned meanwhile goes on with the others. */
const isLost = (pinned: readonly NamedPost[], place: Place | undefined) =>
	place?.pinned === true && !pinned.some(({ id }) => id === place.id);

export const pageOfPosts = async (
	{ database: { db } }: Platform,
	reader: MemberRow,
	{ cursor, page, limit, hashtag, ...asked }: QueryOf<typeof listPostsCall>,
): Promise<AnswerOf<typeof listPostsCall>> => {
	const filter: PostFilter = { ...asked, hashtag: hashtag && spelled(hashtag.replace(/^#/, "")) };
	const from = placeOf(cursor);
	const skipped = from || page === undefined ? 0 : (page - 1) * limit;
	// Where pictures or words are looked for, the newest of them are.
	const pinsFirst = filter.media === undefined && filter.query === undefined;
	const all = pinsFirst && (!from || from.pinned) ? await pinnedPosts(db, reader, filter) : [];
	const pinned = isLost(all, from) ? [] : pinnedAfter(all, from);
	const first = pinned.slice(skipped, skipped + limit + 1);
	const rest = await newestPosts(
		db,
		reader,
		filter,
		{
			before: from && !from.pinned ? from.id : undefined,
			skip: Math.max(0, skipped - pinned.length),
			limit: limit + 1 - first.length,
			withPinned: !pinsFirst,
		},
		moderates(reader),
	);
	const found = [...first, ...rest];
	const shown = found.slice(0, limit);
	const last = shown.at(-1);
	return {
		results: await showPosts(db, reader, shown),
		next: found.length > limit && last ? endAt(last, pinsFirst) : null,
	};
};
