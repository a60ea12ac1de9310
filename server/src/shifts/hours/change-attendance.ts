import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import type { changeAttendance, WorkedShift } from "@warmline/contract/shifts/hours-calls";
import type { Attendance } from "@warmline/contract/shifts/parts";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { endDutyBesideShifts } from "../duty/beside-shifts-queries.ts";
import { noSuchShift } from "../errors.ts";
import { lockMembersAndShifts } from "../lock-places.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type BookingRow, bookingOf, type ShiftRow, setBooking } from "../shift-queries.ts";
import { hasBegun } from "../standing.ts";
import { placeMinutes } from "./place-minutes.ts";
import { toWorkedShift } from "./serializers.ts";

type Change = BodyOf<typeof changeAttendance>;

const ownAttendance = () => conflict("own_attendance", t("Someone else has to record whether you attended."));
const notBegun = () => conflict("not_begun", t("This shift has not started yet."));
const stillOnDuty = () =>
	conflict(
		"still_on_duty",
		t("This member is still on duty. You can record this once they have checked out or the shift is over."),
	);
const hadNoPlace = () => conflict("not_booked", t("This member wasn’t booked on this shift."));

const news: Readonly<Record<Change["attendance"], NotificationMessage>> = {
	worked: "shift_attended",
	excused: "shift_excused",
	no_show: "shift_absent",
};

/** What is not said anew stays as it was noted. */
const minutesOf = (change: Change, booking: BookingRow, shift: ShiftRow): number => {
	if (change.attendance !== "worked") return 0;
	const noted = booking.attendance === "worked" ? booking.minutes : null;
	return change.minutes ?? noted ?? placeMinutes(shift, booking);
};

const attended = (attendance: Attendance, minutes: number | null) =>
	attendance === "worked" ? { attendance, minutes: minutes ?? 0 } : { attendance };

/** Whether somebody was there, by the word of somebody else. */
export const setAttendance = (
	context: ShiftContext,
	actor: MemberRow,
	shiftId: string,
	change: Change,
): Promise<WorkedShift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { member_id, attendance } = change;
		if (member_id === actor.id) throw ownAttendance();
		const {
			members: [member],
			shifts: [shift],
		} = await lockMembersAndShifts(tx, [member_id], [shiftId]);
		if (!shift) throw noSuchShift();
		if (!hasBegun(shift, context.clock.now())) throw notBegun();
		const booking: BookingRow | undefined = member && (await bookingOf(tx, shift.id, member.id));
		if (!member || !booking) throw hadNoPlace();
		const now = context.clock.now();
		const isOnDuty = booking.checked_in_at !== null && booking.checked_out_at === null;
		if (isOnDuty && now < shift.ends_at) throw stillOnDuty();
		const minutes = minutesOf(change, booking, shift);
		const before = attended(booking.attendance, booking.minutes);
		const after = attended(attendance, minutes);
		const changed = { ...booking, starts_at: shift.starts_at, ends_at: shift.ends_at, attendance, minutes };
		// Who forgot to check out is checked out by this: nothing is added to what was said.
		if (isOnDuty) {
			await setBooking(tx, booking.id, { checked_out_at: now });
			await endDutyBesideShifts(tx, [member.id]);
			afterCommit(() => {
				context.announceShifts();
				context.announceDuty();
			});
		}
		if (isDeepStrictEqual(before, after)) return toWorkedShift(changed);
		await setBooking(tx, booking.id, { attendance, minutes });
		const about = namedPerson(member);
		const params = { day: shift.day, before, after };
		await record(tx, context.clock, { act: "change_attendance", member: actor, about, params });
		await notifyOfShifts(context, work, [{ member_id, message: news[attendance], shift, actor_id: actor.id }]);
		return toWorkedShift(changed);
	});
