import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { hasStarted, notBooked } from "../errors.ts";
import { bookingIn, lockPlace } from "../lock-places.ts";
import { changePlace, shown } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { hasBegun } from "../standing.ts";
import { askToCome } from "./ask-to-come.ts";
import { candidatesFor } from "./candidates.ts";

/** The booking stays theirs until somebody covers it. Asking again notifies only those who were not asked yet. */
export const seekCover = (
	context: ShiftContext,
	member: Pick<MemberRow, "id">,
	shiftId: string,
	reason: string | undefined,
): Promise<{ asked: number; result: Shift }> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const place = await lockPlace(context, tx, member.id, shiftId);
		const booking = bookingIn(place);
		if (!booking) throw notBooked();
		const { seats, settings, now } = place;
		if (hasBegun(seats.shift, now)) throw hasStarted();
		const sought = await changePlace(tx, place, booking, {
			cover_wanted_at: booking.cover_wanted_at ?? now,
			cover_reason: reason ?? booking.cover_reason,
			confirmed_at: null,
		});
		const wanted = { shift: seats.shift, part: booking.part };
		const candidates = await candidatesFor(context, tx, wanted, settings);
		// Who waits for a place in it wants to come, rested or not.
		const waits = new Set(seats.waiting.map(({ member_id }) => member_id));
		const asked = candidates
			.filter(({ id, rested, asked_at }) => asked_at === null && (rested || waits.has(id)))
			.map(({ id }) => id);
		await askToCome(context, work, wanted, asked);
		afterCommit(() => context.announceShifts());
		return { asked: asked.length, result: shown(sought) };
	});
