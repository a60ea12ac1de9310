import { daysBefore } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.ts";
import { clearContentGoneBefore, deleteDecidedBefore, noteGone } from "./personal-data-queries.ts";

/** How long is kept what its author has deleted, and how long what was decided. */
const goneDays = 30;
const decidedDays = 365;

/** What waits for a moderator stays until somebody has decided on it. */
export const forgetOldReports = async ({ database: { db }, clock }: Platform) => {
	const now = clock.now();
	await noteGone(db, now);
	await clearContentGoneBefore(db, daysBefore(now, goneDays));
	await deleteDecidedBefore(db, daysBefore(now, decidedDays));
};
