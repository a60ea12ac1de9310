import { daysBefore } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteIdleSubscriptions } from "./push/push-queries.ts";
import { deleteNotificationsBefore } from "./queries.ts";

const readDays = 90;
const anyDays = 365;

/** What was read goes after three months, everything after a year; and browsers of who has no part here any more. */
export const forgetOldNotifications = async ({ database: { db }, clock }: Platform) => {
	const now = clock.now();
	await deleteNotificationsBefore(db, { read: daysBefore(now, readDays), any: daysBefore(now, anyDays) });
	await deleteIdleSubscriptions(db);
};
