import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { hasStarted, notBooked } from "../errors.ts";
import { bookingIn, lockPlace } from "../lock-places.ts";
import { changePlace } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { hasBegun } from "../standing.ts";

/** A member confirms that they will come, which ends their search for cover. */
export const confirmPlace = (context: ShiftContext, { id }: Pick<MemberRow, "id">, shiftId: string): Promise<void> =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const place = await lockPlace(context, tx, id, shiftId);
		const booking = bookingIn(place);
		if (!booking) throw notBooked();
		if (hasBegun(place.seats.shift, place.now)) throw hasStarted();
		if (booking.confirmed_at && !booking.cover_wanted_at) return;
		const confirmed = { confirmed_at: place.now, cover_wanted_at: null, cover_reason: null };
		await changePlace(tx, place, booking, confirmed);
		afterCommit(() => context.announceShifts());
	});
