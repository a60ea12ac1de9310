import type { MemberRow } from "../../accounts/index.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { noSuchShift, notBooked } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, shiftById } from "../shift-queries.ts";
import { oneShift } from "./shift-calendar.ts";

/** One shift of one's own, to be put into a calendar by hand. */
export const shiftAsCalendar = async (
	{ database: { db }, config }: Pick<ShiftContext, "database" | "config">,
	{ id }: Pick<MemberRow, "id">,
	shiftId: string,
) => {
	const shift = await shiftById(db, shiftId);
	if (!shift) throw noSuchShift();
	const booking = await bookingOf(db, shiftId, id);
	if (!booking) throw notBooked();
	const { language } = await preferencesOf(db, id);
	return oneShift({ booking, shift }, { id, language }, config.PUBLIC_URL);
};
