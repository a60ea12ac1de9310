import { languages } from "@warmline/contract/content/words";
import { isActingDirector, memberById, toMember } from "../../../accounts/index.ts";
import { sendEmail } from "../../../platform/mail/send-email.ts";
import type { Platform } from "../../../platform/platform.ts";
import { society } from "../../../platform/society.ts";
import { preferencesOf } from "../../../preferences/index.ts";
import { newsById } from "../../board/director-queries.ts";
import { interviewAnswered } from "../../emails/directors.ts";

/** What the applicant answered, to which time, and who had proposed that: by now it may be another one's turn. */
export type InterviewAnswerJob = { event_id: string; at: string; by: string | null };

export const interviewAnswerJob = "mail-interview-answer";

/** To the director who proposed the time; when they are gone, to the organisation. */
export const mailInterviewAnswer = async (platform: Platform, { event_id, at, by }: InterviewAnswerJob, id: string) => {
	const { db } = platform.database;
	const news = await newsById(db, event_id);
	if (!news) return;
	const proposer = by === null ? undefined : await memberById(db, by);
	const director = proposer && isActingDirector(proposer) ? proposer : undefined;
	const recipient = director
		? toMember(director, (await preferencesOf(db, director.id)).language)
		: { to: society().applications_email, language: languages[0] };
	const { member, act, text } = news;
	const answer = {
		name: `${member.first_name} ${member.last_name}`,
		at: new Date(at),
		accepts: act === "interview_accepted",
		text,
		page: director && `/${director.id}/applications/${member.id}`,
	};
	await sendEmail(platform, recipient, () => interviewAnswered(answer), id);
};
