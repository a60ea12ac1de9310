import type { Grain } from "@warmline/contract/numbers/span";
import { dayIn, daysAfter, monthsAfter, startOfDay, weekdayOf } from "../platform/days.ts";

/** Days on the clocks of the organisation; both belong to it. */
export type Days = { readonly from: string; readonly until: string };

/** Such days with their instants: the last one belongs to what follows. */
export type Part = Days & { readonly starts_at: Date; readonly ends_at: Date };

const nextDay: Readonly<Record<Grain, (day: string) => string>> = {
	day: (day) => daysAfter(day, 1),
	week: (day) => daysAfter(day, 7 - ((weekdayOf(day) + 6) % 7)),
	month: (day) => monthsAfter(`${day.slice(0, 7)}-01`, 1),
};

const partOf = (zone: string, from: string, next: string): Part => ({
	from,
	until: daysAfter(next, -1),
	starts_at: startOfDay(zone, from),
	ends_at: startOfDay(zone, next),
});

/** Days, weeks from Monday on, or months: those at both ends as far as they are among the days. */
export const partsOf = (zone: string, { from, until }: Days, by: Grain): Part[] => {
	const parts: Part[] = [];
	const end = daysAfter(until, 1);
	for (let day = from; day < end; ) {
		const next = nextDay[by](day);
		parts.push(partOf(zone, day, next < end ? next : end));
		day = next;
	}
	return parts;
};

/**
 * Days a month is over before it is told of. Until then visitors whose chat was in it may still say how they feel, and
 * who looked before and after would know what one of them said.
 */
const settledDays = 7;

/** The whole months that the days touch, and that have been over for long enough. */
export const wholeMonths = (zone: string, { from, until }: Days, now: Date): Part[] => {
	const first = `${from.slice(0, 7)}-01`;
	const last = daysAfter(nextDay.month(until), -1);
	const today = dayIn(zone, now);
	return partsOf(zone, { from: first, until: last }, "month").filter(
		(month) => daysAfter(month.until, settledDays) < today,
	);
};
