import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { hasStarted, noSuchShift, notBooked } from "../errors.ts";
import { lockMembersAndShifts } from "../places.ts";
import { shownShift } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, setBooking, waitingFor } from "../shift-queries.ts";
import { hasBegun } from "../standing.ts";
import { askToCome } from "./ask-to-come.ts";
import { candidatesFor } from "./candidates.ts";

/** The booking stays theirs until somebody covers it. Asking again notifies only those who were not asked yet. */
export const seekCover = (
	context: ShiftContext,
	member: MemberRow,
	shiftId: string,
	reason: string | undefined,
): Promise<{ asked: number; result: Shift }> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { shifts } = await lockMembersAndShifts(tx, [member.id], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		const booking = await bookingOf(tx, shiftId, member.id);
		if (!booking) throw notBooked();
		const now = context.clock.now();
		if (hasBegun(shift, now)) throw hasStarted();
		await setBooking(tx, booking.id, {
			cover_wanted_at: booking.cover_wanted_at ?? now,
			cover_reason: reason ?? booking.cover_reason,
			confirmed_at: null,
		});
		const candidates = await candidatesFor(context, tx, shift, booking.part);
		// Who waits for a place in it wants to come, rested or not.
		const waits = new Set((await waitingFor(tx, [shiftId])).map(({ member_id }) => member_id));
		const asked = candidates
			.filter(({ id, rested, asked_at }) => asked_at === null && (rested || waits.has(id)))
			.map(({ id }) => id);
		await askToCome(context, tx, afterCommit, { shift, part: booking.part }, asked);
		afterCommit(() => context.announceShifts());
		return { asked: asked.length, result: await shownShift(context, tx, member, shift) };
	});
