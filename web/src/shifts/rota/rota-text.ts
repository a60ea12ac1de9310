import { locale, t, tn } from "@warmline/contract/i18n";
import { halfShiftHours } from "@warmline/contract/shifts/parts";
import type { ClosedDays, WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { formatDay } from "../../platform/time/time.ts";
import { timeOfDay } from "../../platform/time/time-of-day.ts";
import { movedDay, spanText, weekdayOf } from "../calendar-days.ts";
import { weekdayOrder } from "../week-start.ts";

export type Needs = Pick<WeeklyShift, "listeners" | "supervisors">;
type Hours = Pick<ShiftTime, "start_time" | "end_time">;

const aSunday = "2023-01-01";

/** Sunday first, as the contract counts them. */
export const weekdays = Array.from({ length: 7 }, (_, weekday) => ({
	weekday,
	...weekdayOf(movedDay(aSunday, weekday)),
}));

/** The same in the order of the organisation's week. */
export const weekdaysInOrder = weekdayOrder.flatMap((weekday) => weekdays[weekday] ?? []);

/** `6:00 p.m. to 10:00 p.m.` */
export const hoursText = ({ start_time, end_time }: Hours): string =>
	t("{start} to {end}", { start: timeOfDay(start_time), end: timeOfDay(end_time) });

const dayLength = 24 * 60;
const minutesOf = (time: string): number => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
};
const two = (number: number): string => String(number).padStart(2, "0");

/** `22:00` and 4 are `02:00`; null where there is no time yet. */
export const endAfter = (start: string, hours: number): string | null => {
	if (!/^\d{2}:\d{2}$/.test(start)) return null;
	const end = (minutesOf(start) + hours * 60) % dayLength;
	return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
};

export const isHalfTime = ({ start_time, end_time }: Hours): boolean =>
	endAfter(start_time, halfShiftHours) === end_time;
export const endsNextDay = ({ start_time, end_time }: Hours): boolean =>
	end_time !== "00:00" && minutesOf(end_time) <= minutesOf(start_time);

export const listenersText = (listeners: number): string =>
	tn(listeners, { one: "1 listener", other: "{count} listeners" });
export const supervisorsText = (supervisors: number): string =>
	tn(supervisors, { one: "1 supervisor", other: "{count} supervisors" });

/** `2 listeners, 1 supervisor` */
export const needsText = ({ listeners, supervisors }: Needs): string =>
	t("{listeners}, {supervisors}", {
		listeners: listenersText(listeners),
		supervisors: supervisorsText(supervisors),
	});

/** `Monday 6:00 p.m. to 10:00 p.m.` */
export const weeklyWhen = (weekday: number, hours: Hours): string =>
	t("{weekday} {times}", { weekday: weekdays[weekday]?.long ?? "", times: hoursText(hours) });

/** What a cell of the week is to who does not see it: `Monday 6:00 p.m. to 10:00 p.m.: 2 listeners, 1 supervisor`. */
export const cellText = (weekday: number, hours: Hours, needs: Needs | undefined): string =>
	t("{when}: {words}", {
		when: weeklyWhen(weekday, hours),
		words: needs ? needsText(needs) : t("no shift"),
	});

const dayOfYear = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `December 24 to 26, 2026`; of what comes every year without the year, where a range over its turn would have one. */
export const closedText = ({ first, last, yearly }: Pick<ClosedDays, "first" | "last" | "yearly">): string => {
	const [begins, ends] = [midnightOf(first), midnightOf(last)];
	if (!yearly) return first === last ? formatDay(first) : spanText(first, last);
	if (first.slice(0, 4) === last.slice(0, 4)) return dayOfYear.formatRange(begins, ends);
	return t("{start} to {end}", { start: dayOfYear.format(begins), end: dayOfYear.format(ends) });
};
