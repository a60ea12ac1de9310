import { daysBefore } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteLinksOver } from "./links/queries.ts";
import { deleteInvitationsOver } from "./queries.ts";

/** How long it is kept that somebody was invited who has not come, and who has. */
const unansweredDays = 30;
const acceptedDays = 90;

export const forgetOldInvitations = async ({ database: { db }, clock }: Pick<Platform, "database" | "clock">) => {
	const now = clock.now();
	await deleteLinksOver(db, daysBefore(now, unansweredDays));
	await deleteInvitationsOver(db, {
		unanswered: daysBefore(now, unansweredDays),
		accepted: daysBefore(now, acceptedDays),
	});
};
