import { asc, between, eq, getTableColumns } from "drizzle-orm";
import { alert_deliveries, alerts } from "../alerts/tables.ts";
import { comments, post_likes } from "../feed/tables.ts";
import type { Db } from "../platform/db/database.ts";
import type { ShiftRow } from "../shifts/shift-queries.ts";
import { bookings, shift_times, shifts } from "../shifts/tables.ts";

export const isAnyShift = async (db: Db): Promise<boolean> =>
	(await db.select({ id: shifts.id }).from(shifts).limit(1)).length > 0;

export type PlannedRow = ShiftRow & { start_time: string };

/** By their start. */
export const plannedBetween = (db: Db, firstDay: string, lastDay: string): Promise<PlannedRow[]> =>
	db
		.select({ ...getTableColumns(shifts), start_time: shift_times.start_time })
		.from(shifts)
		.innerJoin(shift_times, eq(shift_times.id, shifts.shift_time_id))
		.where(between(shifts.day, firstDay, lastDay))
		.orderBy(asc(shifts.starts_at));

export const insertPastPlaces = async (tx: Db, places: (typeof bookings.$inferInsert)[]): Promise<void> => {
	if (places.length > 0) await tx.insert(bookings).values(places);
};

export const setPastShift = async (tx: Db, id: string, changes: Partial<ShiftRow>): Promise<void> => {
	await tx.update(shifts).set(changes).where(eq(shifts.id, id));
};

export const insertPastComments = async (tx: Db, rows: readonly (typeof comments.$inferInsert)[]): Promise<void> => {
	if (rows.length > 0) await tx.insert(comments).values([...rows]);
};

export const insertPastLikes = async (tx: Db, rows: readonly (typeof post_likes.$inferInsert)[]): Promise<void> => {
	if (rows.length > 0) await tx.insert(post_likes).values([...rows]);
};

export const insertPastAlertRows = async (
	tx: Db,
	alert: typeof alerts.$inferInsert,
	deliveries: readonly (typeof alert_deliveries.$inferInsert)[],
): Promise<void> => {
	await tx.insert(alerts).values(alert);
	if (deliveries.length > 0) await tx.insert(alert_deliveries).values([...deliveries]);
};
