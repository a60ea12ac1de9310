import { reapplyMonths } from "@warmline/contract/applications/calls";
import { monthsAfter } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { societyDay } from "../../platform/society.ts";
import { latestApplication } from "../queries.ts";

/** The first day on which somebody may apply again who was declined then. */
export const reapplyFrom = (declined: Date): string => monthsAfter(societyDay(declined), reapplyMonths);

export const mayReapply = (declined: Date, now: Date): boolean => societyDay(now) >= reapplyFrom(declined);

/** The day from which somebody may apply again who was declined; null when there is no wait. */
export const appliesAgainFrom = async (db: Db, memberId: string, now: Date): Promise<string | null> => {
	const latest = await latestApplication(db, memberId);
	if (latest?.status !== "declined" || !latest.decided_at || mayReapply(latest.decided_at, now)) return null;
	return reapplyFrom(latest.decided_at);
};
