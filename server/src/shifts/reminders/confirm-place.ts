import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { hasStarted, noSuchShift, notBooked } from "../errors.ts";
import { lockMembersAndShifts } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, setBooking } from "../shift-queries.ts";
import { hasBegun } from "../standing.ts";

/** A member confirms that they will come, which ends their search for cover. */
export const confirmPlace = (context: ShiftContext, { id }: Pick<MemberRow, "id">, shiftId: string): Promise<void> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { shifts } = await lockMembersAndShifts(tx, [id], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		const booking = await bookingOf(tx, shiftId, id);
		if (!booking) throw notBooked();
		const now = context.clock.now();
		if (hasBegun(shift, now)) throw hasStarted();
		if (booking.confirmed_at && !booking.cover_wanted_at) return;
		await setBooking(tx, booking.id, { confirmed_at: now, cover_wanted_at: null, cover_reason: null });
		afterCommit(() => context.announceShifts());
	});
