import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { notBooked } from "../../errors.ts";
import { bookingIn, lockPlace } from "../../lock-places.ts";
import { changePlace, shown } from "../../places.ts";
import type { ShiftContext } from "../../shift-context.ts";

/** They come themselves. */
export const keepPlace = (context: ShiftContext, { id }: Pick<MemberRow, "id">, shiftId: string): Promise<Shift> =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const place = await lockPlace(context, tx, id, shiftId);
		const booking = bookingIn(place);
		if (!booking) throw notBooked();
		const kept = await changePlace(tx, place, booking, { cover_wanted_at: null, cover_reason: null });
		afterCommit(() => context.announceShifts());
		return shown(kept);
	});
