import { t, tn } from "@warmline/contract/i18n";
import { isActingDirector, memberById, nameOf } from "../../accounts/index.ts";
import { dayIn } from "../../platform/days.ts";
import { formatDate } from "../../platform/format-time.ts";
import { pathIn, withLanguage } from "../../platform/language.ts";
import { letter, type Quoted } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { society, societyName } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { draftMonths } from "../retention/retention.ts";
import { type Reminded, reminderById } from "./reminder-queries.ts";

/** Only the id of the reminder: what it is about is looked up when the mail is sent. */
export type ReminderJob = { event_id: string };
export const reminderJob = "mail-application-reminder";

/** To one director: how much waits. */
export type DigestJob = { director_id: string; late: number; training: number; police_checks: number };
export const digestJob = "mail-directors-digest";

const contact = () => t("If you have any questions, please write to {email}.", { email: society.applications_email });

type Words = { subject: string; paragraphs: (string | Quoted)[]; link: { text: string; path: string } };

const dayOf = (at: Date): string => formatDate(dayIn(society.clock, at));

const openPath = ({ kind, member }: Reminded) =>
	`/${member.id}/${kind === "supervisor" ? "supervisor-onboarding" : "onboarding"}`;

const late = ({ since, member }: Reminded): Words => ({
	subject: t("We have not forgotten you"),
	paragraphs: [
		t("We’ve had your application at {society} since {day}. We said we would decide within five business days.", {
			society: societyName(),
			day: dayOf(since),
		}),
		t("We haven’t kept to that, and we’re sorry. Your application is safe, and we have reminded our directors."),
		t("You don’t need to do anything."),
		contact(),
	],
	link: { text: t("See my application"), path: `/${member.id}/chat-dashboard` },
});

const asked = (reminded: Reminded): Words => ({
	subject: t("Your application is waiting for you"),
	paragraphs: [
		t("On {day} we asked you for more information so that we can decide on your application to {society}:", {
			day: dayOf(reminded.since),
			society: societyName(),
		}),
		...(reminded.reason === null ? [] : [{ quoted: reminded.reason }]),
		t("Your answers are saved. Please open your application, add what’s missing, and submit it again."),
		t("If you need more time, that’s fine."),
		contact(),
	],
	link: { text: t("Open my application"), path: openPath(reminded) },
});

const draft = (reminded: Reminded): Words => ({
	subject: t("Your application is still here"),
	paragraphs: [
		t(
			"On {day} you started an application to {society}. Your answers are saved, and you can continue where you stopped.",
			{
				day: dayOf(reminded.begun_at),
				society: societyName(),
			},
		),
		t(
			"If you’ve changed your mind, you don’t need to do anything. We won’t remind you again, and we delete applications that haven’t been touched for {months} months.",
			{ months: draftMonths },
		),
		contact(),
	],
	link: { text: t("Open my application"), path: openPath(reminded) },
});

/** By where the application is; an accepted one waits for the directors. */
const wordsOf: Partial<Record<Reminded["status"], (reminded: Reminded) => Words>> = { submitted: late, asked, draft };

/** Tells an applicant what waits. Where it does not wait any more, nothing is sent. */
export const mailReminder = async ({ database, mailer, config }: Platform, { event_id }: ReminderJob, id: string) => {
	const reminded = await reminderById(database.db, event_id);
	const words = reminded && withLanguage(reminded.language, () => wordsOf[reminded.status]?.(reminded));
	if (!words) return;
	const { language, member } = reminded;
	const { subject, paragraphs, link } = words;
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject,
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs,
			link: { text: link.text, url: `${config.PUBLIC_URL}${pathIn(language, link.path)}` },
		})),
		id,
	);
};

const waitingLines = ({ late, training, police_checks }: DigestJob): readonly (string | false)[] => [
	late > 0 &&
		tn(late, {
			one: "1 application has been waiting for a decision for more than two weeks.",
			other: "{count} applications have been waiting for a decision for more than two weeks.",
		}),
	training > 0 &&
		tn(training, {
			one: "1 person was accepted more than two weeks ago and has no training hours yet.",
			other: "{count} people were accepted more than two weeks ago and have no training hours yet.",
		}),
	police_checks > 0 &&
		tn(police_checks, {
			one: "1 police check expires within 30 days, or has expired.",
			other: "{count} police checks expire within 30 days, or have expired.",
		}),
];

/** Tells a director how much waits, and nobody's name. */
export const mailDigest = async ({ database: { db }, mailer, config }: Platform, job: DigestJob, id: string) => {
	const director = await memberById(db, job.director_id);
	if (!director || !isActingDirector(director)) return;
	const { language } = await preferencesOf(db, director.id);
	await mailer.send(
		letter({ to: director.email, language }, () => ({
			subject: t("Applications waiting for a director"),
			greeting: t("Hello {name},", { name: nameOf(director) }),
			paragraphs: [
				t("This is what is waiting, or will be soon:"),
				...waitingLines(job).filter((line) => line !== false),
				t("The board shows the longest wait first. We only send this email when something new is waiting."),
			],
			link: {
				text: t("Open the board"),
				url: `${config.PUBLIC_URL}${pathIn(language, `/${director.id}/applications`)}`,
			},
		})),
		id,
	);
};
