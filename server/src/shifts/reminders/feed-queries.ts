import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { bookings, calendar_feeds, shifts } from "../tables.ts";

export const feedOf = async (db: Db, memberId: string) =>
	firstRow(
		await db
			.select({ made_at: calendar_feeds.made_at, read_at: calendar_feeds.read_at })
			.from(calendar_feeds)
			.where(eq(calendar_feeds.member_id, memberId)),
	);

/** The one before ends. */
export const setFeed = async (db: Db, member_id: string, token_hash: Buffer, made_at: Date): Promise<void> => {
	const feed = { token_hash, made_at, read_at: null };
	await db
		.insert(calendar_feeds)
		.values({ member_id, ...feed })
		.onConflictDoUpdate({ target: calendar_feeds.member_id, set: feed });
};

export const deleteFeed = async (db: Db, memberId: string): Promise<void> => {
	await db.delete(calendar_feeds).where(eq(calendar_feeds.member_id, memberId));
};

export const memberByFeed = async (db: Db, hash: Buffer) =>
	(
		await db
			.select({ member: members })
			.from(calendar_feeds)
			.innerJoin(members, eq(members.id, calendar_feeds.member_id))
			.where(eq(calendar_feeds.token_hash, hash))
	)[0]?.member;

/** Notes that it was read, unless that was noted since then. */
export const noteFeedRead = async (db: Db, hash: Buffer, now: Date, since: Date): Promise<void> => {
	await db
		.update(calendar_feeds)
		.set({ read_at: now })
		.where(
			and(eq(calendar_feeds.token_hash, hash), or(isNull(calendar_feeds.read_at), lt(calendar_feeds.read_at, since))),
		);
};

/** Somebody's places in shifts that end after then, without those that were given up before. */
export const placesSince = (db: Db, memberId: string, since: Date) =>
	db
		.select({ booking: bookings, shift: shifts })
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(
			and(
				eq(bookings.member_id, memberId),
				gt(shifts.ends_at, since),
				or(isNull(bookings.ended_at), gt(bookings.ended_at, since)),
				or(isNull(shifts.off_at), gt(shifts.off_at, since)),
			),
		)
		.orderBy(shifts.starts_at, bookings.id);
export type CalendarPlace = Awaited<ReturnType<typeof placesSince>>[number];
