import { usernameSpellings } from "@warmline/contract/accounts/username";
import type { SilenceKind } from "@warmline/contract/profiles/calls";
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { MemberRow } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import { media } from "../media/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { followsInSql } from "./follows/follow-queries.ts";
import { notKeptApart } from "./silence/silence-queries.ts";
import { community_suspensions } from "./tables.ts";

/** Who is asked for: usernames are the same in small letters and in capitals, and in any width. */
export type Asked = { readonly id: string } | { readonly username: string };

const lowerUsername = sql`lower(${members.username})`;

const isAsked = (asked: Asked): SQL =>
	"id" in asked ? eq(members.id, asked.id) : inArray(lowerUsername, usernameSpellings(asked.username));

/** Of two that are the same but for their width, the one that was asked for. */
const nearest = (asked: Asked): SQL =>
	"id" in asked ? sql`${members.id}` : sql`${lowerUsername} = lower(${asked.username}) DESC`;

const ownSilence = (one: SQL, other: SQL) =>
	sql<SilenceKind | null>`(SELECT kind FROM silences AS held WHERE held.member_id = ${one} AND held.other_id = ${other})`;

/** A member, and how they and the reader are related. */
export const memberAsStanding = async (db: Db, readerId: string, asked: Asked, now: Date) => {
	const reader = sql`${readerId}::uuid`;
	const other = sql`members.id`;
	const suspension = sql`(
		SELECT until FROM community_suspensions AS held WHERE held.member_id = members.id AND held.until > ${now.toISOString()}::timestamptz
	)`;
	return firstRow(
		await db
			.select({
				member: getTableColumns(members),
				you_follow: followsInSql(readerId, members.id),
				following_you: followsInSql(members.id, readerId),
				silenced: ownSilence(reader, other),
				silenced_you: ownSilence(other, reader),
				suspended_until: suspension.mapWith(community_suspensions.until),
			})
			.from(members)
			.where(isAsked(asked))
			.orderBy(nearest(asked))
			.limit(1),
	);
};
export type Standing = NonNullable<Awaited<ReturnType<typeof memberAsStanding>>>;

/** Whose picture of themselves this is, where no block keeps them and the reader apart. */
export const memberWithAvatar = async (db: Db, mediaId: string, readerId: string) =>
	firstRow(
		await db
			.select({ id: members.id, role: members.role })
			.from(media)
			.innerJoin(members, and(eq(members.id, media.owner_id), eq(members.avatar_id, media.id)))
			.where(and(eq(media.id, mediaId), or(eq(members.id, readerId), notKeptApart(readerId, members.id)))),
	);

/** What a member says of themselves. */
export type OwnWords = Partial<
	Pick<
		MemberRow,
		"first_name" | "last_name" | "nickname" | "gender" | "birth_date" | "about" | "website" | "location" | "avatar_id"
	>
>;

export const setProfile = async (tx: Db, id: string, words: OwnWords): Promise<MemberRow | undefined> =>
	firstRow(await tx.update(members).set(words).where(eq(members.id, id)).returning());
