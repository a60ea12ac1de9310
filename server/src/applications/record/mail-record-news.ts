import { memberById, toMember } from "../../accounts/index.ts";
import type { Email } from "../../platform/mail/email.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { type News, newsById } from "../board/director-queries.ts";
import { interviewProposed, type Progress, referenceAnswered, stepCompleted } from "../emails/volunteers.ts";
import { latestApplication } from "../queries.ts";
import { interviewFile } from "./interviews/calendar.ts";
import { standingOf } from "./lock-record.ts";
import { type RecordRow, recordOf } from "./record-queries.ts";
import { stepsLeft } from "./steps.ts";

/** Only the id of what happened; how much is left by then is looked up. */
export type RecordNewsJob = { event_id: string };

export const recordNewsJob = "mail-record-news";

/** What happened, and how it stands when the mail is made. */
type RecordNews = { news: News; progress: Progress; record: RecordRow | undefined };

/** Two directors may have proposed something shortly one after the other: what stands is said. */
const proposalIn = ({ news, record }: RecordNews, { clock, config }: Platform): Email | undefined => {
	if (!record?.interview_at || record.interview_state === "declined") return undefined;
	const host = new URL(config.PUBLIC_URL).hostname;
	return interviewProposed({
		member_id: news.member.id,
		at: record.interview_at,
		note: record.interview_note,
		another: record.interview_times > 1,
		file: interviewFile(record, { language: news.language, host, now: clock.now() }),
	});
};

const emailAbout: Partial<Record<News["act"], (told: RecordNews, platform: Platform) => Email | undefined>> = {
	record_changed: ({ news: { member, steps }, progress }) =>
		stepCompleted({ member_id: member.id, steps, ...progress }),
	reference_answered: ({ news: { member, text }, progress }) =>
		referenceAnswered({ member_id: member.id, referee: text ?? "", ...progress }),
	interview_proposed: proposalIn,
};

const toldOf = async ({ database: { db }, clock }: Platform, event_id: string): Promise<RecordNews | undefined> => {
	const news = await newsById(db, event_id);
	const member = news && (await memberById(db, news.member.id));
	if (!news || !member) return undefined;
	const [application, record] = await Promise.all([latestApplication(db, member.id), recordOf(db, member.id)]);
	const left = stepsLeft(await standingOf(db, { member, application, record }, clock.now()));
	return { news, record, progress: { left, certified: Boolean(record?.certified_at) } };
};

/** Tells somebody what is new on the way to the first chat. Who is gone by now gets no mail. */
export const mailRecordNews = async (platform: Platform, { event_id }: RecordNewsJob, id: string) => {
	const told = await toldOf(platform, event_id);
	if (!told) return;
	const { act, language, member } = told.news;
	await sendEmail(platform, toMember(member, language), () => emailAbout[act]?.(told, platform), id);
};
