import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { coverNeeded, hasStarted, notBooked } from "../errors.ts";
import { leavePlace } from "../leave-place.ts";
import { bookingIn, lockPlace } from "../lock-places.ts";
import { shown } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { cancelUntil, hasBegun } from "../standing.ts";

/** A member cancels their booking, until the time from which they must find cover. */
export const cancelBooking = async (
	context: ShiftContext,
	member: Pick<MemberRow, "id">,
	shiftId: string,
): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const place = await lockPlace(context, tx, member.id, shiftId);
		const booking = bookingIn(place);
		if (!booking) throw notBooked();
		const { seats, settings, now } = place;
		if (hasBegun(seats.shift, now)) throw hasStarted();
		if (now > cancelUntil(seats.shift, settings)) throw coverNeeded();
		return shown(await leavePlace(context, work, place, booking, "cancelled"));
	});
