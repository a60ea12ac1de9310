import type { Db } from "../platform/db/database.ts";
import { supportMinutes } from "./duty/support-minutes.ts";
import { type BookingRow, type ShiftRow, setBooking } from "./shift-queries.ts";

/** Their place goes to somebody else, or to nobody: they were there until now, and that counts. */
export const relievePlace = async (
	tx: Db,
	now: Date,
	shift: ShiftRow,
	{ id, checked_in_at, ...booking }: BookingRow,
): Promise<void> => {
	if (!checked_in_at || booking.checked_out_at) return;
	const minutes = (booking.minutes ?? 0) + supportMinutes(shift, checked_in_at, now);
	await setBooking(tx, id, { checked_out_at: now, attendance: "worked", minutes });
};
