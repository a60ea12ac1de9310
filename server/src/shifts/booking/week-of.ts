import { daysAfter, weekdayOf } from "../../platform/days.ts";

/** Monday and Sunday of the week in which a day is. */
export const weekOf = (day: string): readonly [monday: string, sunday: string] => {
	const monday = daysAfter(day, -((weekdayOf(day) + 6) % 7));
	return [monday, daysAfter(monday, 6)];
};
