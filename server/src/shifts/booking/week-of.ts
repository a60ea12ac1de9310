import { daysIntoWeek } from "@warmline/contract/week";
import { daysAfter, weekdayOf } from "../../platform/days.ts";
import { society } from "../../platform/society.ts";

/** The first and the last day of the week in which a day is. */
export const weekOf = (day: string): readonly [first: string, last: string] => {
	const first = daysAfter(day, -daysIntoWeek(weekdayOf(day), society().week_starts_on));
	return [first, daysAfter(first, 6)];
};
