import { t } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import type { LeavingConcern } from "@warmline/contract/shifts/parts";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { noSuchShift } from "../errors.ts";
import { lockMembersAndShifts } from "../lock-places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type BookingRow, bookingOf, type ShiftRow, setBooking } from "../shift-queries.ts";
import { beginOfNextDuty } from "./attendance-queries.ts";
import { endDutyBesideShifts } from "./beside-shifts-queries.ts";
import { runningShifts } from "./duty-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { readDutyOf } from "./read-duty.ts";
import { supportMinutes } from "./support-minutes.ts";

export type Leaving = { heavy: boolean; words?: string | undefined; sure: readonly LeavingConcern[] };

/** A shift runs, nobody else supervises, and somebody who listens would be left. */
const isNeeded = async (context: ShiftContext, roster: DutyRoster, tx: Db, memberId: string) => {
	if ((await runningShifts(tx, context.clock.now())).length === 0) return false;
	const others = (await roster.checkedIn(tx)).filter(({ member_id, counts }) => counts && member_id !== memberId);
	return others.length > 0 && !others.some(({ part }) => part === "supervisor");
};

const ensureNobodyIsLeft = async (
	context: ShiftContext,
	roster: DutyRoster,
	tx: Db,
	{ member_id, part }: Pick<BookingRow, "member_id" | "part">,
	sure: readonly LeavingConcern[],
) => {
	if (!sure.includes("chats_open") && (await context.openChatsOf(tx, member_id)) > 0) {
		throw conflict(
			"chats_open",
			t("You have open chats. End or transfer them first, or check out anyway: they stay with you."),
		);
	}
	if (!sure.includes("last_supervisor") && part === "supervisor" && (await isNeeded(context, roster, tx, member_id))) {
		throw conflict(
			"last_supervisor",
			t(
				"You are the only supervisor on duty. If you check out, no one can help with a hard chat until another supervisor checks in, and new chats may not start.",
			),
		);
	}
};

/**
 * Who leaves before the start has not been there, and may come yet. Minutes in which they have checked in to the shift that
 * follows, too, are that one's.
 */
const timesOf = async (
	tx: Db,
	shift: ShiftRow,
	{ checked_in_at, ...booking }: BookingRow & { checked_in_at: Date },
	{ heavy, now }: { heavy: boolean; now: Date },
): Promise<Partial<BookingRow>> => {
	if (now <= shift.starts_at) return { checked_in_at: null, checked_out_at: heavy ? now : null };
	const next = await beginOfNextDuty(tx, booking.member_id, shift.ends_at);
	const until = next && next < now ? next : now;
	return {
		checked_out_at: now,
		attendance: "worked",
		minutes: (booking.minutes ?? 0) + supportMinutes(shift, checked_in_at, until),
	};
};

/** Off duty, whatever opens the chat. The support time is what they were there of the shift. */
export const checkOut = async (
	context: ShiftContext,
	roster: DutyRoster,
	member: MemberRow,
	shiftId: string,
	{ heavy, words, sure }: Leaving,
): Promise<Duty> => {
	await inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		// Of two supervisors of a shift who leave at the same moment the second is the last.
		const {
			shifts: [shift],
		} = await lockMembersAndShifts(tx, [member.id], [shiftId]);
		if (!shift) throw noSuchShift();
		const booking = await bookingOf(tx, shift.id, member.id);
		const checked_in_at = booking?.checked_in_at;
		if (!booking || !checked_in_at || booking.checked_out_at) {
			throw conflict("not_checked_in", t("You haven’t checked in to this shift."));
		}
		await ensureNobodyIsLeft(context, roster, tx, booking, sure);
		const isHeavy = heavy || booking.heavy;
		const now = context.clock.now();
		await setBooking(tx, booking.id, {
			...(await timesOf(tx, shift, { ...booking, checked_in_at }, { heavy: isHeavy, now })),
			heavy: isHeavy,
			// Somebody may have spoken with them of an earlier time.
			...(heavy && { debriefed_at: null, debriefed_by: null }),
			leaving_words: words ?? booking.leaving_words,
		});
		// Who has checked in to the shift that follows is on duty for that one.
		await endDutyBesideShifts(tx, [member.id]);
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
	});
	return readDutyOf(context, roster, member);
};
