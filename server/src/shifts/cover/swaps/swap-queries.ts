import { and, asc, eq, exists, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../../../accounts/tables.ts";
import { isAnyOf } from "../../../platform/db/any-of.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import { bookings, shifts, swaps } from "../../tables.ts";

export type SwapRow = typeof swaps.$inferSelect;

const [gives, gets] = [alias(bookings, "gives"), alias(bookings, "gets")];
const [givesShift, getsShift] = [alias(shifts, "gives_shift"), alias(shifts, "gets_shift")];
const [asker, asked] = [alias(members, "asker"), alias(members, "asked")];

const wholeSwaps = (db: Db) =>
	db
		.select({
			swap: swaps,
			gives,
			gets,
			givesShift,
			getsShift,
			from: { id: asker.id, first_name: asker.first_name, nickname: asker.nickname },
			to: { id: asked.id, first_name: asked.first_name, nickname: asked.nickname },
		})
		.from(swaps)
		.innerJoin(gives, eq(gives.id, swaps.gives_booking_id))
		.innerJoin(gets, eq(gets.id, swaps.gets_booking_id))
		.innerJoin(givesShift, eq(givesShift.id, gives.shift_id))
		.innerJoin(getsShift, eq(getsShift.id, gets.shift_id))
		.innerJoin(asker, eq(asker.id, gives.member_id))
		.innerJoin(asked, eq(asked.id, gets.member_id));

/** A swap with both places, their shifts and their people. */
export type WholeSwap = Awaited<ReturnType<typeof wholeSwaps>>[number];

export const swapById = async (db: Db, id: string): Promise<WholeSwap | undefined> =>
	firstRow(await wholeSwaps(db).where(eq(swaps.id, id)));

/** What waits for an answer of theirs, or for one to them; the oldest first. */
export const swapsOf = (db: Db, memberId: string, now: Date): Promise<WholeSwap[]> =>
	wholeSwaps(db)
		.where(
			and(
				isNull(swaps.ended_at),
				or(eq(gives.member_id, memberId), eq(gets.member_id, memberId)),
				gt(givesShift.starts_at, now),
				gt(getsShift.starts_at, now),
			),
		)
		.orderBy(asc(swaps.id));

/** Whether this exchange is asked for already, by either of the two. */
export const isAsked = async (db: Db, bookingId: string, otherId: string): Promise<boolean> =>
	(
		await db
			.select({ id: swaps.id })
			.from(swaps)
			.where(
				and(
					isNull(swaps.ended_at),
					or(
						and(eq(swaps.gives_booking_id, bookingId), eq(swaps.gets_booking_id, otherId)),
						and(eq(swaps.gives_booking_id, otherId), eq(swaps.gets_booking_id, bookingId)),
					),
				),
			)
			.limit(1)
	).length > 0;

export const insertSwap = async (
	tx: Db,
	swap: Pick<SwapRow, "id" | "gives_booking_id" | "gets_booking_id" | "asked_at">,
): Promise<void> => {
	await tx.insert(swaps).values(swap);
};

/** False when it has ended before. */
export const endSwap = async (
	tx: Db,
	id: string,
	how: NonNullable<SwapRow["ended_how"]>,
	now: Date,
): Promise<boolean> =>
	(
		await tx
			.update(swaps)
			.set({ ended_at: now, ended_how: how })
			.where(and(eq(swaps.id, id), isNull(swaps.ended_at)))
			.returning({ id: swaps.id })
	).length > 0;

/** What was open of them, and is over now. */
const close = async (tx: Db, which: SQL | undefined, now: Date): Promise<WholeSwap[]> => {
	const closed = await tx
		.update(swaps)
		.set({ ended_at: now, ended_how: "over" })
		.where(and(isNull(swaps.ended_at), which))
		.returning({ id: swaps.id });
	const ids = closed.map(({ id }) => id);
	return ids.length === 0 ? [] : wholeSwaps(tx).where(isAnyOf(swaps.id, ids)).orderBy(asc(swaps.id));
};

export const closeSwapsOf = async (tx: Db, bookingIds: readonly string[], now: Date): Promise<WholeSwap[]> =>
	bookingIds.length === 0
		? []
		: close(tx, or(isAnyOf(swaps.gives_booking_id, bookingIds), isAnyOf(swaps.gets_booking_id, bookingIds)), now);

export const closeSwapsOfBegun = (tx: Db, now: Date): Promise<WholeSwap[]> => {
	const begun = tx
		.select({ one: sql`1` })
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(
			and(
				or(eq(bookings.id, swaps.gives_booking_id), eq(bookings.id, swaps.gets_booking_id)),
				lte(shifts.starts_at, now),
			),
		);
	return close(tx, exists(begun), now);
};
