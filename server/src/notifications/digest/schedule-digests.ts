import { type NotificationKind, notificationKinds } from "@warmline/contract/notifications/kinds";
import type { Preferences } from "@warmline/contract/preferences/calls";
import { daysBefore } from "../../platform/clock.ts";
import { weekdayOf } from "../../platform/days.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { societyDay } from "../../platform/society.ts";
import { preferencesOfMany } from "../../preferences/index.ts";
import { membersWithUntold, takeUntold } from "./digest-queries.ts";
import { type DigestJob, digestJob } from "./mail-digest.ts";

const monday = 1;
/** Older than two weeks, and of a Monday that was missed: that is no news any more. */
const newsDays = 15;

const isDue = ({ digest }: Preferences, weekday: number): boolean => {
	if (digest === "never") return false;
	return digest === "daily" || weekday === monday;
};

const wantedKinds = ({ notify }: Preferences): NotificationKind[] =>
	notificationKinds.filter((kind) => notify[kind].mail);

/** One mail to each member who wants one now, and about each thing one mail: what is promised is noted as told. */
export const scheduleDigests = async ({ database: { db }, clock, jobs }: Platform) => {
	const now = clock.now();
	const since = daysBefore(now, newsDays);
	const weekday = weekdayOf(societyDay(now));
	const ids = await membersWithUntold(db, since);
	const wishes = await preferencesOfMany(db, ids);
	for (const member_id of ids) {
		const own = wishes.get(member_id);
		const kinds = own && isDue(own, weekday) ? wantedKinds(own) : [];
		if (kinds.length === 0) continue;
		await inTransaction(db, async ({ tx }) => {
			const count = await takeUntold(tx, member_id, { kinds, since, mailed_at: now });
			if (count > 0) await jobs.promise<DigestJob>(digestJob, { member_id, mailed_at: now.toISOString() }, tx);
		});
	}
};
