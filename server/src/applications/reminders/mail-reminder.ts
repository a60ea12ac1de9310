import { isActingDirector, memberById, toMember } from "../../accounts/index.ts";
import type { Email } from "../../platform/mail/email.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { societyDay } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { decisionIsLate, draftReminder, informationReminder } from "../emails/applicants.ts";
import { applicationsWaiting } from "../emails/directors.ts";
import { type Reminded, reminderById } from "./reminder-queries.ts";

/** Only the id of the reminder: what it is about is looked up when the mail is sent. */
export type ReminderJob = { event_id: string };
export const reminderJob = "mail-application-reminder";

/** To one director: how much waits. */
export type DigestJob = { director_id: string; late: number; training: number; police_checks: number };
export const digestJob = "mail-directors-digest";

/** By where the application is; an accepted one waits for the directors. */
const emailAbout: Partial<Record<Reminded["status"], (reminded: Reminded) => Email>> = {
	submitted: ({ member, since }) => decisionIsLate({ member_id: member.id, since: societyDay(since) }),
	asked: ({ member, kind, since, reason }) =>
		informationReminder({ member_id: member.id, kind, since: societyDay(since), reason }),
	draft: ({ member, kind, begun_at }) => draftReminder({ member_id: member.id, kind, begun: societyDay(begun_at) }),
};

/** Tells an applicant what waits. Where it does not wait any more, nothing is sent. */
export const mailReminder = async (platform: Platform, { event_id }: ReminderJob, id: string) => {
	const reminded = await reminderById(platform.database.db, event_id);
	if (!reminded) return;
	const { language, member, status } = reminded;
	await sendEmail(platform, toMember(member, language), () => emailAbout[status]?.(reminded), id);
};

/** Tells a director how much waits, and nobody's name. */
export const mailDigest = async (platform: Platform, job: DigestJob, id: string) => {
	const { db } = platform.database;
	const director = await memberById(db, job.director_id);
	if (!director || !isActingDirector(director)) return;
	const { language } = await preferencesOf(db, director.id);
	await sendEmail(platform, toMember(director, language), () => applicationsWaiting(job), id);
};
