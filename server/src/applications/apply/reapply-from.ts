import { reapplyMonths } from "@warmline/contract/applications/calls";
import { monthsAfter } from "../../platform/days.ts";
import { societyDay } from "../../platform/society.ts";

/** The first day on which somebody may apply again who was declined then. */
export const reapplyFrom = (declined: Date): string => monthsAfter(societyDay(declined), reapplyMonths);

export const mayReapply = (declined: Date, now: Date): boolean => societyDay(now) >= reapplyFrom(declined);
