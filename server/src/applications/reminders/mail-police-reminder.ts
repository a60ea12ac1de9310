import { memberById, toMember } from "../../accounts/index.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { policeCheckReminder } from "../emails/volunteers.ts";
import { languageOf } from "../member-language.ts";
import { recordOf } from "../record/record-queries.ts";
import { hasExpired } from "./reminders-due.ts";

/** Whose check it is, and the last day of it: with another one by now there is nothing to tell. */
export type PoliceReminderJob = { member_id: string; police_expires: string };

export const policeReminderJob = "mail-police-reminder";

/** Tells a volunteer that their police check expires, or has expired. */
export const mailPoliceReminder = async (
	platform: Platform,
	{ member_id, police_expires: until }: PoliceReminderJob,
	id: string,
) => {
	const { db } = platform.database;
	const [member, record] = await Promise.all([memberById(db, member_id), recordOf(db, member_id)]);
	if (!member?.is_active || record?.police_expires !== until) return;
	const check = { member_id, until, expired: hasExpired(until, platform.clock.now()) };
	const language = await languageOf(db, member_id);
	await sendEmail(platform, toMember(member, language), () => policeCheckReminder(check), id);
};
