import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { plainLetters } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { post_hashtags, posts } from "../tables.ts";
import { authorsListedFor, postsBlocksAside, postsListedFor, type Reader } from "../visibility-queries.ts";
import { type NamedPost, namedPosts } from "./post-queries.ts";

export type PostFilter = {
	user_id?: string | undefined;
	/** In small letters. */
	hashtag?: string | undefined;
	media?: "image" | "video" | "any" | undefined;
	public?: boolean | undefined;
	query?: string | undefined;
};

/** Words as people type them into a search; the last one may not be finished yet. */
const searched = (words: string): SQL => {
	const plain = (text: string) => plainLetters(sql`${text.normalize("NFC")}::text`);
	const whole = sql`websearch_to_tsquery('simple', ${plain(words)})`;
	const [, before = "", last] = /^([^"]*?)(?<![^\s])([\p{L}\p{M}\p{N}]+)$/u.exec(words) ?? [];
	if (last === undefined || /(^|\s)(-|or\s)/i.test(before)) return whole;
	return sql`websearch_to_tsquery('simple', ${plain(before)}) && to_tsquery('simple', ${plain(`${last}:*`)})`;
};

/** Everybody of the community may see it, as far as nobody is in between. */
const isOpen = sql`(${posts.is_public} AND ${posts.hidden_at} IS NULL)`;

const asked = ({ user_id, hashtag, media, public: open, query }: PostFilter): SQL | undefined =>
	and(
		user_id === undefined ? undefined : eq(posts.author_id, user_id),
		hashtag === undefined
			? undefined
			: sql`EXISTS (SELECT FROM ${post_hashtags} WHERE ${post_hashtags.tag} = ${hashtag} AND ${post_hashtags.post_id} = ${posts.id})`,
		media === undefined ? undefined : inArray(posts.media_type, media === "any" ? ["image", "video"] : [media]),
		open ? isOpen : undefined,
		query === undefined ? undefined : sql`${posts.search} @@ (${searched(query)})`,
	);

/** The pinned ones that the reader sees, the latest pinned first. */
export const pinnedPosts = (db: Db, reader: Reader, filter: PostFilter): Promise<NamedPost[]> =>
	namedPosts(db, reader)
		.where(and(isNotNull(posts.pinned_at), postsListedFor(reader), asked(filter)))
		.orderBy(desc(posts.pinned_at), desc(posts.id));

export type Page = {
	/** The last post of the page before. */
	before?: string | undefined;
	skip?: number | undefined;
	limit: number;
	/** Pinned ones stand where they were written, too. */
	withPinned: boolean;
};

/** Of one side of the feed: the newest that the reader sees. */
const newest = (where: SQL | undefined, most: number): SQL =>
	sql`SELECT ${posts.id} FROM ${posts} WHERE ${where} ORDER BY ${posts.id} DESC LIMIT ${most}`;

/**
 * The whole feed is looked for from two sides, because among many private posts of others those of a few members would
 * be sought for long: what everybody sees, by age, and what only followers see, author by author. Only the authors who
 * wrote the latest of these can have written more that stands on this page.
 */
const fromTwoSides = (reader: Reader, place: SQL | undefined, most: number): SQL => {
	const closedOf = (author: SQL, count: number) =>
		newest(and(sql`NOT ${isOpen}`, sql`${posts.author_id} = ${author}`, place, postsBlocksAside(reader)), count);
	return sql`
		(${newest(and(isOpen, place, postsListedFor(reader)), most)})
		UNION ALL
		(SELECT closed.id
		FROM (
			SELECT known.id
			FROM (
				SELECT follows.followed_id AS id FROM follows
				WHERE follows.follower_id = ${reader.id} AND ${authorsListedFor(reader, sql`follows.followed_id`)}
				UNION SELECT ${reader.id}::uuid
			) known CROSS JOIN LATERAL (${closedOf(sql`known.id`, 1)}) latest
			ORDER BY latest.id DESC LIMIT ${most}
		) author CROSS JOIN LATERAL (${closedOf(sql`author.id`, most)}) closed
		ORDER BY closed.id DESC LIMIT ${most})`;
};

/** By age, the newest first; ids sort by time. */
export const newestPosts = async (
	db: Db,
	reader: Reader,
	filter: PostFilter,
	{ before, skip = 0, limit, withPinned }: Page,
	seesAll: boolean,
): Promise<NamedPost[]> => {
	const place = and(
		withPinned ? undefined : isNull(posts.pinned_at),
		before === undefined ? undefined : lt(posts.id, before),
	);
	const narrowed = filter.user_id ?? filter.hashtag ?? filter.media ?? filter.query;
	const most = skip + limit;
	const sides =
		seesAll || filter.public || narrowed !== undefined
			? newest(and(place, asked(filter), postsListedFor(reader)), most)
			: fromTwoSides(reader, place, most);
	const page = sql`(SELECT side.id FROM (${sides}) side ORDER BY side.id DESC LIMIT ${limit} OFFSET ${skip})`;
	return namedPosts(db, reader).where(inArray(posts.id, page)).orderBy(desc(posts.id));
};
