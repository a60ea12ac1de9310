import { t } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import { isOff, noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, lockShifts } from "../shift-queries.ts";
import { hasDebriefsLeft } from "./debrief-queries.ts";
import { isAnybodyLeft, setClosed } from "./duty-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { readDutyOf } from "./read-duty.ts";

/** A shift is closed when all have gone and everybody was spoken with, or what is left is handed over. */
export const closeShift = async (
	context: ShiftContext,
	roster: DutyRoster,
	closer: MemberRow,
	shiftId: string,
	{ note, hand_over }: { note?: string | undefined; hand_over: boolean },
): Promise<Duty> => {
	const { database, clock } = context;
	await inTransaction(database.db, async ({ tx, afterCommit }) => {
		const [shift] = await lockShifts(tx, [shiftId]);
		if (!shift) throw noSuchShift();
		const booking = await bookingOf(tx, shift.id, closer.id);
		if (closer.role !== "director" && booking?.part !== "supervisor") {
			throw forbidden(t("Only the shift’s supervisor or a director can close it."));
		}
		if (shift.off_at) throw isOff();
		if (shift.closed_at) throw conflict("shift_closed", t("This shift is already closed."));
		const now = clock.now();
		if (now < shift.ends_at) throw conflict("not_over", t("This shift is not over yet."));
		if (await isAnybodyLeft(tx, shift.id)) {
			throw conflict("still_there", t("Someone hasn’t checked out of this shift yet."));
		}
		if (!hand_over && (await hasDebriefsLeft(tx, shift.id))) {
			throw conflict(
				"debriefs_left",
				t("Someone had a hard shift and hasn’t had a debrief yet. You can hand this over."),
			);
		}
		await setClosed(tx, shift.id, { closed_at: now, closed_by: closer.id, close_note: note ?? null });
		await record(tx, clock, {
			act: "close_shift",
			member: closer,
			params: { starts_at: shift.starts_at.toISOString() },
		});
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
	});
	return readDutyOf(context, roster, closer);
};
