import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { coverNeeded, hasStarted, noSuchShift, notBooked } from "../errors.ts";
import { leavePlace } from "../leave-place.ts";
import { lockMembersAndShifts } from "../places.ts";
import { readRotaSettings } from "../rota/settings/settings-queries.ts";
import { shownShift } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf } from "../shift-queries.ts";
import { cancelUntil, hasBegun } from "../standing.ts";

/** A member cancels their booking, until the time from which they must find cover. */
export const cancelBooking = async (
	context: ShiftContext,
	member: Pick<MemberRow, "id" | "role">,
	shiftId: string,
): Promise<Shift> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const {
			shifts: [shift],
		} = await lockMembersAndShifts(tx, [member.id], [shiftId]);
		if (!shift) throw noSuchShift();
		const booking = await bookingOf(tx, shift.id, member.id);
		if (!booking) throw notBooked();
		const now = context.clock.now();
		if (hasBegun(shift, now)) throw hasStarted();
		if (now > cancelUntil(shift, await readRotaSettings(tx))) throw coverNeeded();
		await leavePlace(context, tx, afterCommit, shift, booking, "cancelled");
		return shownShift(context, tx, member, shift);
	});
