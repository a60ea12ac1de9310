import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { noSuchShift, notBooked } from "../../errors.ts";
import { lockMembersAndShifts } from "../../places.ts";
import { shownShift } from "../../seats.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { bookingOf, setBooking } from "../../shift-queries.ts";

/** They come themselves. */
export const keepPlace = (context: ShiftContext, member: MemberRow, shiftId: string): Promise<Shift> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { shifts } = await lockMembersAndShifts(tx, [member.id], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		const booking = await bookingOf(tx, shiftId, member.id);
		if (!booking) throw notBooked();
		await setBooking(tx, booking.id, { cover_wanted_at: null, cover_reason: null });
		afterCommit(() => context.announceShifts());
		return shownShift(context, tx, member, shift);
	});
