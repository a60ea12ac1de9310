import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { isCommunityMemberInSql } from "../../accounts/index.ts";
import { members, nameInOrder, withoutAccents, wordsOfNames } from "../../accounts/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import type { NameKey } from "../../platform/db/keyset-page.ts";
import { member_preferences } from "../../preferences/tables.ts";
import { followsInSql } from "../follows/follow-queries.ts";
import { notKeptApart } from "../silence/silence-queries.ts";
import { follows } from "../tables.ts";
import { listedColumns } from "./listed-queries.ts";

export type FollowsKind = "followers" | "following" | "friends";
/** Where a page ended. */
export type FollowKey = readonly [at: string, id: string];

const tiesOfKind = (memberId: string, kind: FollowsKind) => {
	const [own, other] =
		kind === "followers" ? [follows.followed_id, follows.follower_id] : [follows.follower_id, follows.followed_id];
	const mutual = kind === "friends" ? followsInSql(follows.followed_id, follows.follower_id) : undefined;
	return { other, isOfKind: and(eq(own, memberId), mutual) };
};

type Asked = { memberId: string; kind: FollowsKind; readerId: string };

/** The latest first. */
export const membersTied = (
	db: Db,
	{ memberId, kind, readerId, after, limit }: Asked & { after: FollowKey | undefined; limit: number },
) => {
	const { other, isOfKind } = tiesOfKind(memberId, kind);
	return db
		.select({ ...listedColumns(readerId), at: follows.at })
		.from(follows)
		.innerJoin(members, eq(members.id, other))
		.where(
			and(
				isOfKind,
				isCommunityMemberInSql(),
				notKeptApart(readerId, members.id),
				after && sql`(${follows.at}, ${members.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
			),
		)
		.orderBy(desc(follows.at), desc(members.id))
		.limit(limit);
};

export const countTied = async (db: Db, { memberId, kind, readerId }: Asked): Promise<number> => {
	const { other, isOfKind } = tiesOfKind(memberId, kind);
	const [row] = await db
		.select({ total: sql<number>`count(*)::int` })
		.from(follows)
		.innerJoin(members, eq(members.id, other))
		.where(and(isOfKind, isCommunityMemberInSql(), notKeptApart(readerId, members.id)));
	return row?.total ?? 0;
};

/** Each word begins one of the names; undefined where nothing is looked for. */
export const namesMatch = (query: string | undefined): SQL | undefined => {
	const words = query?.normalize("NFC").match(/[\p{L}\p{N}]+/gu);
	if (query === undefined) return undefined;
	if (!words) return sql`false`;
	const asked = words.map((word) => `${word}:*`).join(" & ");
	return sql`${wordsOfNames(members)} @@ to_tsquery('simple', ${withoutAccents(sql`${asked}::text`)})`;
};

const byFirst = nameInOrder(members.first_name);
const byLast = nameInOrder(members.last_name);

/** By name. */
export const membersFound = (
	db: Db,
	asked: { query: string | undefined; readerId: string; after: NameKey | undefined; limit: number },
) => {
	const { query, readerId, after, limit } = asked;
	return db
		.select({ ...listedColumns(readerId), by_first: byFirst, by_last: byLast })
		.from(members)
		.where(
			and(
				namesMatch(query),
				isCommunityMemberInSql(),
				notKeptApart(readerId, members.id),
				after && sql`(${byFirst}, ${byLast}, ${members.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
			),
		)
		.orderBy(byFirst, byLast, asc(members.id))
		.limit(limit);
};

const wantsToBeSeen = sql`coalesce((${member_preferences.chosen} ->> 'show_online')::boolean, true)`;

/** Of these members, those whom this reader may see to be there. */
export const membersSeen = (db: Db, ids: readonly string[], readerId: string) =>
	db
		.select(listedColumns(readerId))
		.from(members)
		.leftJoin(member_preferences, eq(member_preferences.member_id, members.id))
		.where(and(isAnyOf(members.id, ids), isCommunityMemberInSql(), wantsToBeSeen, notKeptApart(readerId, members.id)))
		.orderBy(asc(members.first_name), asc(members.id));
