import type { Hours } from "@warmline/contract/shifts/hours-calls";
import type { ActingToken, MemberRow } from "../../accounts/index.ts";
import { content } from "../../platform/content/content.ts";
import { dayIn } from "../../platform/days.ts";
import { weekOf } from "../booking/week-of.ts";
import type { ShiftContext } from "../shift-context.ts";
import { countGiven, lastPlacesOf, type MonthRow, monthsOf, toComeOf } from "./hours-queries.ts";
import { daysOf, firstMonthsOf, neededFor } from "./obligation.ts";
import { toWorkedShift, wholeName } from "./serializers.ts";
import { whoseHours } from "./whose-hours.ts";

const mostMonths = 12;
const mostShifts = 50;

const firstMonths = (certifiedAt: Date | null, zone: string, today: string, months: readonly MonthRow[]) => {
	if (certifiedAt === null || dayIn(zone, certifiedAt) > today) return null;
	const { first, last } = firstMonthsOf(certifiedAt, zone);
	const { until } = daysOf(last);
	if (until < today) return null;
	const given = months.filter(({ month }) => month >= first && month <= last);
	return {
		until,
		worked_shifts: given.reduce((sum, { shifts }) => sum + shifts, 0),
		needed_shifts: content().obligations.shifts_in_first_months,
	};
};

/**
 * Somebody's support time. What runs counts once they have checked out: nobody has to guess how long they stay, and the
 * meter never goes back.
 */
export const hoursOf = async (
	context: ShiftContext,
	reader: MemberRow,
	memberId?: string,
	token?: ActingToken,
): Promise<Hours> => {
	const { database, clock, zone } = context;
	const { db } = database;
	const member = await whoseHours(context, reader, memberId, "page", token);
	const now = clock.now();
	const today = dayIn(zone, now);
	const month = today.slice(0, 7);
	const [firstDay, lastDay] = weekOf(today);
	const certifiedAt = (await context.certifiedOn(db, [member.id])).get(member.id) ?? null;
	const months = await monthsOf(db, member.id);
	const coming = await toComeOf(db, member.id, daysOf(month), now);
	const earlier = await context.earlierMinutesOf(db, member.id);
	const thisMonth = months.find((one) => one.month === month);
	const needed = neededFor(certifiedAt, month, zone);
	return {
		member: { id: member.id, name: wholeName(member) },
		month,
		worked_minutes: thisMonth?.minutes ?? 0,
		worked_shifts: thisMonth?.shifts ?? 0,
		booked_minutes: coming.minutes,
		booked_shifts: coming.shifts,
		needed_minutes: needed.minutes,
		needed_shifts: needed.shifts,
		shifts_this_week: await countGiven(db, member.id, { from: firstDay, until: lastDay }, now),
		first_months: firstMonths(certifiedAt, zone, today, months),
		since: certifiedAt && dayIn(zone, certifiedAt),
		earlier_minutes: earlier,
		total_minutes: months.reduce((sum, { minutes }) => sum + minutes, earlier),
		months: months.slice(0, mostMonths),
		shifts: (await lastPlacesOf(db, member.id, now, mostShifts)).map(toWorkedShift),
	};
};
