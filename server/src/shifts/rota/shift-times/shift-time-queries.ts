import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { isAnyOf } from "../../../platform/db/any-of.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import { shift_times } from "../../tables.ts";

export type ShiftTimeRow = typeof shift_times.$inferSelect;

/** Those that can be chosen, earliest first. */
export const allShiftTimes = (db: Db) =>
	db
		.select()
		.from(shift_times)
		.where(isNull(shift_times.retired_at))
		.orderBy(asc(shift_times.start_time), asc(shift_times.end_time));

/** Whether all of these are shift times that can be chosen, or that were chosen before. */
export const areShiftTimes = async (
	db: Db,
	ids: readonly string[],
	chosenBefore: readonly string[] = [],
): Promise<boolean> => {
	const wanted = [...new Set(ids)];
	if (wanted.length === 0) return true;
	const found = await db
		.select({ id: shift_times.id, retired_at: shift_times.retired_at })
		.from(shift_times)
		.where(isAnyOf(shift_times.id, wanted));
	const fit = found.filter(({ id, retired_at }) => retired_at === null || chosenBefore.includes(id));
	return fit.length === wanted.length;
};

export const insertShiftTimes = (db: Db, times: (typeof shift_times.$inferInsert)[]) =>
	db.insert(shift_times).values(times).onConflictDoNothing();

/** A new one, or a retired one of the same hours that comes back; undefined where it is there already. */
export const bringShiftTime = async (
	tx: Db,
	time: Pick<ShiftTimeRow, "id" | "start_time" | "end_time">,
): Promise<ShiftTimeRow | undefined> =>
	firstRow(
		await tx
			.insert(shift_times)
			.values(time)
			.onConflictDoUpdate({
				target: [shift_times.start_time, shift_times.end_time],
				set: { retired_at: null },
				setWhere: isNotNull(shift_times.retired_at),
			})
			.returning(),
	);

/** One at which shifts can be. */
export const shiftTimeInUse = async (db: Db, id: string): Promise<ShiftTimeRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(shift_times)
			.where(and(eq(shift_times.id, id), isNull(shift_times.retired_at))),
	);

/** When shifts at this time begin, as the organisation's clock shows it. A time that was added stays known. */
export const startOf = async (db: Db, id: string): Promise<string> => {
	const found = firstRow(
		await db
			.select({ start: sql<string>`to_char(${shift_times.start_time}, 'HH24:MI')` })
			.from(shift_times)
			.where(eq(shift_times.id, id)),
	);
	if (!found) throw new Error(`there is no shift time ${id}`);
	return found.start;
};

export const setRetired = async (tx: Db, id: string, retired_at: Date): Promise<void> => {
	await tx.update(shift_times).set({ retired_at }).where(eq(shift_times.id, id));
};
