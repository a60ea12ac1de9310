import {
	interviewMinutes,
	type RecordStep,
	recordStepNames,
	recordSteps,
} from "@warmline/contract/applications/record";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { memberById, nameOf } from "../../accounts/index.ts";
import { formatLongMoment } from "../../platform/format-time.ts";
import { pathIn, translate, withLanguage } from "../../platform/language.ts";
import { letter, type Quoted } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { society } from "../../platform/society.ts";
import { type News, newsById } from "../board/director-queries.ts";
import { latestApplication } from "../queries.ts";
import { interviewFile } from "./interviews/calendar.ts";
import { standingOf } from "./lock-record.ts";
import { type RecordRow, recordOf } from "./record-queries.ts";
import { stepsLeft } from "./steps.ts";

/** Only the id of what happened; how much is left by then is looked up. */
export type RecordNewsJob = { event_id: string };

export const recordNewsJob = "mail-record-news";

/** What happened, and how it stands when the mail is made. */
type Told = { news: News; left: readonly RecordStep[]; record: RecordRow | undefined };
type Words = { subject: string; paragraphs: (string | Quoted)[]; linkText: string };

const named = (steps: readonly RecordStep[], language: Language) =>
	new Intl.ListFormat(`${language}-CA`).format(steps.map((step) => translate(recordStepNames[step])));

const whatIsLeft = ({ left, record, news: { language } }: Told): string[] => {
	if (left.length > 0)
		return [
			t("Still to do, {left} of {all} steps: {steps}.", {
				left: left.length,
				all: recordSteps.length,
				steps: named(left, language),
			}),
			t("Your page shows what you can do next, and what we’re doing."),
		];
	const all = t("All {all} steps are done.", { all: recordSteps.length });
	return record?.certified_at ? [all] : [all, t("A director will look at it now and certify you.")];
};

const recordChanged = (told: Told): Words => ({
	subject: t("You’re one step further"),
	paragraphs: [
		t("You’ve completed another step on the way to your first chat: {steps}. Thank you!", {
			steps: named(told.news.steps, told.news.language),
		}),
		...whatIsLeft(told),
	],
	linkText: t("See your next steps"),
});

const referenceAnswered = (told: Told): Words => ({
	subject: t("{name} has given you a reference", { name: told.news.text ?? "" }),
	paragraphs: [
		t("{name} has answered our questions about you. Only directors can read the answers.", {
			name: told.news.text ?? "",
		}),
		...whatIsLeft(told),
	],
	linkText: t("See your next steps"),
});

const meetingPlace = (note: string | null): (string | Quoted)[] =>
	note === null ? [] : [t("Where we’ll meet:"), { quoted: note }];

/** Two directors may have proposed something shortly one after the other: what stands is said. */
const interviewProposed = ({ record }: Told): Words | undefined => {
	if (!record?.interview_at || record.interview_state === "declined") return undefined;
	return {
		subject: record.interview_times > 1 ? t("Another time for our interview") : t("A time for our interview"),
		paragraphs: [
			t("We’d like to meet you and propose this time: {time}. It takes up to {minutes} minutes.", {
				time: formatLongMoment(society.clock, record.interview_at),
				minutes: interviewMinutes,
			}),
			...meetingPlace(record.interview_note),
			t("Please tell us on your page whether it suits you. If it doesn’t, tell us what would be better."),
			t(
				"Please have two photo IDs ready, at least one of them government-issued. The attached file adds the time to your calendar.",
			),
		],
		linkText: t("Answer on your page"),
	};
};

const wordsOf: Partial<Record<News["act"], (told: Told) => Words | undefined>> = {
	record_changed: recordChanged,
	reference_answered: referenceAnswered,
	interview_proposed: interviewProposed,
};

const toldOf = async ({ database: { db }, clock }: Platform, event_id: string) => {
	const news = await newsById(db, event_id);
	const member = news && (await memberById(db, news.member.id));
	if (!news || !member) return undefined;
	const [application, record] = await Promise.all([latestApplication(db, member.id), recordOf(db, member.id)]);
	return { news, record, left: stepsLeft(await standingOf(db, { member, application, record }, clock.now())) };
};

const attachmentsOf = ({ news: { act, language }, record }: Told, { clock, config }: Platform) => {
	const host = new URL(config.PUBLIC_URL).hostname;
	const file =
		act === "interview_proposed" && record ? interviewFile(record, { language, host, now: clock.now() }) : undefined;
	return file ? { attachments: [file] } : {};
};

/** Tells somebody what is new on the way to the first chat. Who is gone by now gets no mail. */
export const mailRecordNews = async (platform: Platform, { event_id }: RecordNewsJob, id: string) => {
	const told = await toldOf(platform, event_id);
	const words = told && withLanguage(told.news.language, () => wordsOf[told.news.act]?.(told));
	if (!told || !words) return;
	const { language, member } = told.news;
	const mail = letter({ to: member.email, language }, () => ({
		subject: words.subject,
		greeting: t("Hello {name},", { name: nameOf(member) }),
		paragraphs: [
			...words.paragraphs,
			t("If you have any questions, please write to {email}.", { email: society.applications_email }),
		],
		link: {
			text: words.linkText,
			url: `${platform.config.PUBLIC_URL}${pathIn(language, `/${member.id}/my-record`)}`,
		},
	}));
	await platform.mailer.send({ ...mail, ...attachmentsOf(told, platform) }, id);
};
