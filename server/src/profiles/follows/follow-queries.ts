import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isCommunityMemberInSql, noTies, type Ties } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { follows } from "../tables.ts";

/** The latest so many are named. */
const mostNamed = 500;

/** Whether this one is told of to who reads. */
type Shown = (person: PgColumn) => SQL | undefined;

const everybody: Shown = () => undefined;

/** Who follows a member and whom they follow, in one statement: those of them who are shown, and have a part still. */
export const tiesOf = async (db: Db, memberId: string, shown: Shown = everybody): Promise<Ties> => {
	const tied = (one: PgColumn, other: PgColumn) => sql`
		FROM ${follows} JOIN ${members} ON ${members.id} = ${other}
		WHERE ${and(eq(one, memberId), isCommunityMemberInSql(), shown(other))}`;
	const followed = tied(follows.follower_id, follows.followed_id);
	const followedBy = tied(follows.followed_id, follows.follower_id);
	const named = (other: PgColumn, of: SQL) => sql`(
		SELECT coalesce(json_agg(json_build_object('id', latest.id)), '[]')
		FROM (SELECT ${other} AS id ${of} ORDER BY ${follows.at} DESC, ${other} DESC LIMIT ${mostNamed}) AS latest)`;
	const { rows } = await db.execute<Ties>(sql`
		SELECT
			${named(follows.follower_id, followedBy)} AS followers,
			${named(follows.followed_id, followed)} AS following,
			(SELECT count(*)::int ${followedBy}) AS total_followers,
			(SELECT count(*)::int ${followed}) AS total_following,
			(SELECT count(*)::int ${followed} AND EXISTS (
				SELECT FROM follows AS back WHERE back.follower_id = ${follows.followed_id} AND back.followed_id = ${memberId}
			)) AS friends`);
	return rows[0] ?? noTies;
};

const isTie = (follower: string, followed: string) =>
	and(eq(follows.follower_id, follower), eq(follows.followed_id, followed));

/** For queries about others: an id, or a column of theirs. */
export const followsInSql = (
	follower: string | PgColumn | SQL,
	followed: string | PgColumn | SQL,
): SQL<boolean> => sql`EXISTS (
	SELECT FROM follows AS tie WHERE tie.follower_id = ${follower} AND tie.followed_id = ${followed}
)`;

export const isFollowing = async (db: Db, follower: string, followed: string): Promise<boolean> =>
	(await db.select({ at: follows.at }).from(follows).where(isTie(follower, followed))).length > 0;

/** False where it was so before. */
export const insertFollow = async (tx: Db, follower_id: string, followed_id: string, at: Date): Promise<boolean> =>
	(await tx.insert(follows).values({ follower_id, followed_id, at }).onConflictDoNothing().returning()).length > 0;

/** False where there was nothing to end. */
export const deleteFollow = async (tx: Db, follower: string, followed: string): Promise<boolean> =>
	(await tx.delete(follows).where(isTie(follower, followed)).returning()).length > 0;

/** Both ways. */
export const deleteFollowsBetween = (tx: Db, one: string, other: string) =>
	tx.delete(follows).where(or(isTie(one, other), isTie(other, one)));

/** Whom somebody follows, or who follows them, for themselves to keep: the oldest first. */
export const followsKeptOf = (db: Db, memberId: string, side: "following" | "followers") => {
	const [own, other] =
		side === "following" ? [follows.follower_id, follows.followed_id] : [follows.followed_id, follows.follower_id];
	return db
		.select({ username: members.username, at: follows.at })
		.from(follows)
		.innerJoin(members, eq(members.id, other))
		.where(eq(own, memberId))
		.orderBy(asc(follows.at), asc(other));
};
