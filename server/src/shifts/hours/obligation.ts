import { content } from "../../platform/content/content.ts";
import { dayIn, daysAfter, monthsAfter } from "../../platform/days.ts";

export type Needed = { readonly shifts: number; readonly minutes: number };

/** The month on the clocks of a place, as `YYYY-MM`. */
export const monthIn = (zone: string, at: Date): string => dayIn(zone, at).slice(0, 7);

const later = (month: string, months: number): string => monthsAfter(`${month}-01`, months).slice(0, 7);

/** The first and the last day of a month. */
export const daysOf = (month: string): { from: string; until: string } => ({
	from: `${month}-01`,
	until: daysAfter(`${later(month, 1)}-01`, -1),
});

/** The months in which more is promised; the last one belongs to them. */
export const firstMonthsOf = (certifiedAt: Date, zone: string): { first: string; last: string } => {
	const first = monthIn(zone, certifiedAt);
	return { first, last: later(first, content().obligations.first_months - 1) };
};

/**
 * What a member has promised for a month. The month of the certification is the first, and counts whole, on whatever
 * day of it that was: so three months are three on the calendar, and nobody has to reckon with parts of shifts. Those
 * who began late in it can make up for it in the next ones: the first months have a sum of their own.
 */
export const neededFor = (certifiedAt: Date | null, month: string, zone: string): Needed => {
	if (certifiedAt === null) return { shifts: 0, minutes: 0 };
	const { first, last } = firstMonthsOf(certifiedAt, zone);
	if (month < first) return { shifts: 0, minutes: 0 };
	const { in_first_months, afterwards } = content().obligations;
	const { shifts, hours } = month <= last ? in_first_months : afterwards;
	return { shifts, minutes: hours * 60 };
};
