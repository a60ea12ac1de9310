import { daysIntoWeek, weekdaysFrom } from "@warmline/contract/week";
import { society } from "../platform/society.ts";
import { movedDay, weekdayNumber } from "./calendar-days.ts";

/** The weekdays in the order of the organisation's week, 0 for Sunday. */
export const weekdayOrder = weekdaysFrom(society.week_starts_on);

/** How many days of its week are before a day. */
export const daysBefore = (day: string): number => daysIntoWeek(weekdayNumber(day), society.week_starts_on);

/** The first day of the week in which a day is. */
export const startOfWeek = (day: string): string => movedDay(day, -daysBefore(day));
