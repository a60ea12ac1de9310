import { t } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { checkInMinutes } from "@warmline/contract/shifts/parts";
import { type MemberRow, setPresence } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { isOff, noSuchShift, notBooked } from "../errors.ts";
import { lockMembersAndShifts } from "../lock-places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, setBooking } from "../shift-queries.ts";
import { checkOutForgotten } from "./attendance-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { readDutyOf } from "./read-duty.ts";

/** Here and ready. Who had left a shift and comes back is on duty again; the time between is not counted. */
export const checkIn = async (
	context: ShiftContext,
	roster: DutyRoster,
	member: MemberRow,
	shiftId: string,
): Promise<Duty> => {
	await inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const {
			members: [self],
			shifts: [shift],
		} = await lockMembersAndShifts(tx, [member.id], [shiftId]);
		if (!self || !shift) throw noSuchShift();
		if (shift.off_at) throw isOff();
		const booking = await bookingOf(tx, shift.id, member.id);
		if (!booking) throw notBooked();
		const now = context.clock.now();
		if (now < minutesAfter(shift.starts_at, -checkInMinutes)) {
			throw conflict(
				"too_early",
				t("You can check in from {minutes} minutes before the start.", { minutes: checkInMinutes }),
			);
		}
		if (now >= shift.ends_at) throw conflict("shift_over", t("This shift is over."));
		if (booking.checked_in_at && !booking.checked_out_at) return;
		// What they have forgotten to leave is over by this.
		await checkOutForgotten(tx, now, now, self.id);
		await setBooking(tx, booking.id, { checked_in_at: now, checked_out_at: null });
		if (self.presence === "away") await setPresence(tx, self.id, "available");
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
	});
	return readDutyOf(context, roster, member);
};
