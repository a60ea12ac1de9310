import { reapplyMonths } from "@warmline/contract/applications/calls";
import { dayIn, monthsAfter } from "../../platform/days.ts";
import { society } from "../../platform/society.ts";

/** The first day on which somebody may apply again who was declined then. */
export const reapplyFrom = (declined: Date): string => monthsAfter(dayIn(society.clock, declined), reapplyMonths);

export const mayReapply = (declined: Date, now: Date): boolean => dayIn(society.clock, now) >= reapplyFrom(declined);
