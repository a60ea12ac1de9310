import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { bookings, shifts } from "../tables.ts";

export type Reminding = "day" | "hour";

const watching = alias(bookings, "watching");

const notedIn = { day: bookings.reminded_day_at, hour: bookings.reminded_hour_at } as const;

type Due = {
	/** The shift begins after the first and not after the second. */
	begins: readonly [after: Date, until: Date];
	/** Who has booked with fewer minutes to go knows. */
	bookedMinutesAhead: number;
};

const isSupervised = sql<boolean>`EXISTS (
	SELECT FROM ${bookings} AS watching
	WHERE ${watching.shift_id} = ${shifts.id} AND ${watching.part} = 'supervisor' AND ${watching.ended_at} IS NULL
)`;

/**
 * Places of which their people are to be reminded, locked. What another server has just locked it reminds of itself, and
 * what is just given up is looked at again by the next look.
 */
export const lockDue = (tx: Db, which: Reminding, { begins: [after, until], bookedMinutesAhead }: Due) =>
	tx
		.select({
			id: bookings.id,
			member_id: bookings.member_id,
			shift_id: bookings.shift_id,
			starts_at: shifts.starts_at,
			supervised: isSupervised,
		})
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.innerJoin(members, eq(members.id, bookings.member_id))
		.where(
			and(
				isNull(bookings.ended_at),
				isNull(bookings.checked_in_at),
				isNull(notedIn[which]),
				isNull(shifts.off_at),
				gt(shifts.starts_at, after),
				lte(shifts.starts_at, until),
				sql`${bookings.booked_at} <= ${shifts.starts_at} - make_interval(mins => ${bookedMinutesAhead})`,
				eq(members.is_active, true),
			),
		)
		.orderBy(bookings.id)
		.for("no key update", { of: bookings, skipLocked: true });
export type DueReminder = Awaited<ReturnType<typeof lockDue>>[number];

/** Each with the hash of its link. */
export const noteReminded = async (
	tx: Db,
	which: Reminding,
	links: readonly { id: string; hash: Buffer }[],
	now: Date,
): Promise<void> => {
	const ids = sql.param(links.map(({ id }) => id));
	const hashes = sql.param(links.map(({ hash }) => hash.toString("hex")));
	await tx
		.update(bookings)
		.set({
			...(which === "day" ? { reminded_day_at: now } : { reminded_hour_at: now }),
			reminder_hash: sql`decode(links.hash, 'hex')`,
		})
		.from(sql`unnest(${ids}::uuid[], ${hashes}::text[]) AS links (id, hash)`)
		.where(sql`${bookings.id} = links.id`);
};

const reminded = (db: Db, which: SQL) =>
	db
		.select({ booking: bookings, shift: shifts, member: members, supervised: isSupervised })
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.innerJoin(members, eq(members.id, bookings.member_id))
		.where(which);

/** A place with its shift and its member. */
export const placeById = async (db: Db, id: string) => firstRow(await reminded(db, eq(bookings.id, id)));
export type RemindedPlace = NonNullable<Awaited<ReturnType<typeof placeById>>>;

const linked = alias(bookings, "linked");

/** By its link: the place it was made for, or another one of the same member in the same shift that is theirs by now. */
export const placeByLink = async (db: Db, hash: Buffer): Promise<RemindedPlace | undefined> =>
	firstRow(
		await reminded(
			db,
			sql`EXISTS (
				SELECT FROM ${bookings} AS linked
				WHERE ${linked.reminder_hash} = ${hash} AND ${linked.shift_id} = ${bookings.shift_id}
					AND ${linked.member_id} = ${bookings.member_id}
					AND (${linked.id} = ${bookings.id} OR ${bookings.ended_at} IS NULL)
			)`,
		)
			.orderBy(sql`${bookings.ended_at} IS NOT NULL`, desc(bookings.id))
			.limit(1),
	);
