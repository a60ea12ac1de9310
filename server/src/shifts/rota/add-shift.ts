import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { addShift } from "@warmline/contract/shifts/rota-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { v7 } from "uuid";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { hasStarted } from "../errors.ts";
import { lockMembersAndShifts } from "../lock-places.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import { shownShift } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { nameSupervisor, supervisorAmong } from "./name-supervisor.ts";
import { instantsOf } from "./plan-queries.ts";
import { insertShift, setShift, shiftAt } from "./planned-shift-queries.ts";
import { reopenedNews } from "./reopened-news.ts";
import { unknownShiftTime } from "./rota-errors.ts";
import { lockRota } from "./settings/settings-queries.ts";
import { shiftTimeInUse } from "./shift-times/shift-time-queries.ts";

type Wanted = BodyOf<typeof addShift>;

/** Days ahead for which a shift can be added. */
const mostAhead = 2 * 366;

const hoursOf = async ({ zone, clock }: ShiftContext, tx: Db, { date, shift_time }: Wanted) => {
	const now = clock.now();
	if (date > daysAfter(dayIn(zone, now), mostAhead)) {
		const sentence = t("Please choose a day within the next two years.");
		throw invalid("invalid_date", sentence, { date: sentence });
	}
	const time = await shiftTimeInUse(tx, shift_time);
	if (!time) throw unknownShiftTime();
	const hours = await instantsOf(tx, date, shift_time, zone);
	if (hours.starts_at <= now) throw hasStarted();
	return { hours, start: time.start_time.slice(0, 5) };
};

/** A new one, or one that was called off and is put on again. */
const standing = async (
	context: ShiftContext,
	tx: Db,
	director: MemberRow,
	wanted: Wanted,
	hours: Pick<ShiftRow, "starts_at" | "ends_at">,
) => {
	const { date: day, shift_time: shift_time_id, capacity: listeners, supervisors_needed: supervisors } = wanted;
	const there = await shiftAt(tx, day, shift_time_id);
	const { members, shifts } = await lockMembersAndShifts(
		tx,
		wanted.supervisor ? [wanted.supervisor] : [],
		there ? [there.id] : [],
	);
	const before = shifts[0];
	const row = { listeners, supervisors, by_hand: true };
	if (!before) {
		const shift = await insertShift(tx, { ...row, ...hours, id: v7(), day, shift_time_id });
		return { members, shift, news: [] };
	}
	if (!before.off_at) throw conflict("shift_exists", t("There is already a shift at that time."));
	const on = { off_at: null, off_reason: null, closed_days_id: null };
	const news = await reopenedNews(context, tx, [before], director);
	return { members, shift: await setShift(tx, before.id, { ...row, ...on }), news };
};

/** One shift besides the weekly ones, on closed days too. */
export const addOneShift = (context: ShiftContext, director: MemberRow, wanted: Wanted): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		await lockRota(tx);
		const { hours, start } = await hoursOf(context, tx, wanted);
		const { members, shift, news } = await standing(context, tx, director, wanted, hours);
		const named = wanted.supervisor ? supervisorAmong(members, wanted.supervisor) : null;
		const supervises = named ? await nameSupervisor(context, tx, shift, named, director) : [];
		const reopened = news.filter(({ member_id }) => member_id !== named?.id);
		await notifyOfShifts(context, work, [...supervises, ...reopened]);
		await record(tx, context.clock, {
			act: "change_shift",
			member: director,
			params: {
				day: shift.day,
				start,
				added: true,
				needs: { listeners: shift.listeners, supervisors: shift.supervisors },
			},
			...(named && { about: namedPerson(named) }),
		});
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
		return shownShift(context, tx, director, shift);
	});
