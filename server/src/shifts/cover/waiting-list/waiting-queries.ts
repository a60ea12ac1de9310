import { agentRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../../../accounts/tables.ts";
import { isAnyOf } from "../../../platform/db/any-of.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import type { ShiftRow, WaitingRow } from "../../shift-queries.ts";
import { bookings, shifts, waiting_places } from "../../tables.ts";

type Ending = NonNullable<WaitingRow["ended_how"]>;

const waitsFor = (shiftId: string) => and(eq(waiting_places.shift_id, shiftId), isNull(waiting_places.ended_at));

/** Undefined if they are waiting already. */
export const insertWaiting = async (
	tx: Db,
	waiting: Pick<WaitingRow, "id" | "shift_id" | "member_id" | "part" | "joined_at">,
): Promise<WaitingRow | undefined> =>
	firstRow(await tx.insert(waiting_places).values(waiting).onConflictDoNothing().returning());

/** Ends somebody's waiting for a shift, where they do. */
export const leaveList = async (tx: Db, shiftId: string, memberId: string, how: Ending, now: Date): Promise<void> => {
	await tx
		.update(waiting_places)
		.set({ ended_at: now, ended_how: how })
		.where(and(waitsFor(shiftId), eq(waiting_places.member_id, memberId)));
};

/** Nobody waits for it any more. */
export const closeList = async (tx: Db, shiftId: string, now: Date): Promise<void> => {
	await tx.update(waiting_places).set({ ended_at: now, ended_how: "over" }).where(waitsFor(shiftId));
};

/** Ends what was offered and not answered in time; answers whose it was. */
export const endDueOffers = async (tx: Db, shiftId: string, now: Date): Promise<string[]> =>
	(
		await tx
			.update(waiting_places)
			.set({ ended_at: now, ended_how: "missed" })
			.where(and(waitsFor(shiftId), lte(waiting_places.offer_until, now)))
			.returning({ member_id: waiting_places.member_id })
	).map(({ member_id }) => member_id);

/** Whether they have another shift at the same time. */
const isBusyAt = ({ id, starts_at, ends_at }: ShiftRow): SQL => sql`EXISTS (
	SELECT FROM ${bookings} JOIN ${shifts} ON ${shifts.id} = ${bookings.shift_id}
	WHERE ${bookings.member_id} = ${waiting_places.member_id} AND ${bookings.ended_at} IS NULL
		AND ${shifts.off_at} IS NULL AND ${shifts.id} <> ${id}
		AND ${lt(shifts.starts_at, ends_at)} AND ${gt(shifts.ends_at, starts_at)})`;

/** Those who wait for this part, have not heard of a free place, and could take it now, in the order of coming. */
export const nextWaiting = (db: Db, shift: ShiftRow, part: ShiftPart, most: number): Promise<WaitingRow[]> =>
	db
		.select({ waiting: waiting_places })
		.from(waiting_places)
		.innerJoin(members, eq(members.id, waiting_places.member_id))
		.where(
			and(
				waitsFor(shift.id),
				eq(waiting_places.part, part),
				isNull(waiting_places.offered_at),
				eq(members.is_active, true),
				eq(members.is_verified, true),
				inArray(members.role, part === "supervisor" ? [...supervisingRoles] : [...agentRoles]),
				sql`NOT ${isBusyAt(shift)}`,
			),
		)
		.orderBy(asc(waiting_places.id))
		.limit(most)
		.then((rows) => rows.map(({ waiting }) => waiting));

/** They have heard of a free place, which is kept for them until then; for nobody where that is null. */
export const markOffered = async (tx: Db, ids: readonly string[], now: Date, until: Date | null): Promise<void> => {
	await tx.update(waiting_places).set({ offered_at: now, offer_until: until }).where(isAnyOf(waiting_places.id, ids));
};

/** Another one has the place that was kept for nobody: when one is free again, that is news. */
export const forgetTold = async (tx: Db, shiftId: string, part: ShiftPart): Promise<void> => {
	await tx
		.update(waiting_places)
		.set({ offered_at: null })
		.where(and(waitsFor(shiftId), eq(waiting_places.part, part), isNull(waiting_places.offer_until)));
};

/** Whom a place of this part was kept for waits on, where they stood. */
export const takeOffersBack = async (tx: Db, shiftId: string, part: ShiftPart): Promise<void> => {
	await tx
		.update(waiting_places)
		.set({ offered_at: null, offer_until: null })
		.where(and(waitsFor(shiftId), eq(waiting_places.part, part)));
};

const offered = alias(waiting_places, "offered");

/** A place of this part that nobody has, and that is kept for nobody. */
const hasRoom = (now: Date): SQL => sql`
	CASE ${waiting_places.part} WHEN 'supervisor' THEN ${shifts.supervisors} ELSE ${shifts.listeners} END > (
		SELECT count(*) FROM ${bookings}
		WHERE ${bookings.shift_id} = ${shifts.id} AND ${bookings.ended_at} IS NULL AND ${bookings.part} = ${waiting_places.part}
	) + (
		SELECT count(*) FROM ${waiting_places} AS offered
		WHERE ${offered.shift_id} = ${shifts.id} AND ${offered.ended_at} IS NULL AND ${offered.part} = ${waiting_places.part}
			AND ${gt(offered.offer_until, now)}
	)`;

/** Shifts whose waiting list needs a look: an offer is past, it is over, or somebody waits who has no offer. */
export const shiftsToOffer = async (db: Db, now: Date): Promise<string[]> =>
	(
		await db
			.select({ id: shifts.id })
			.from(waiting_places)
			.innerJoin(shifts, eq(shifts.id, waiting_places.shift_id))
			.where(
				and(
					isNull(waiting_places.ended_at),
					or(
						lte(waiting_places.offer_until, now),
						lte(shifts.starts_at, now),
						isNotNull(shifts.off_at),
						and(isNull(waiting_places.offered_at), gt(shifts.starts_at, now), hasRoom(now)),
					),
				),
			)
			.groupBy(shifts.id)
			.orderBy(asc(shifts.id))
	).map(({ id }) => id);
