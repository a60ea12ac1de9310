import { languages } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { isActingDirector, memberById, nameOf } from "../../../accounts/index.ts";
import { formatLongMoment } from "../../../platform/format-time.ts";
import { pathIn, withLanguage } from "../../../platform/language.ts";
import { letter } from "../../../platform/mail/mail-template.ts";
import type { Platform } from "../../../platform/platform.ts";
import { society } from "../../../platform/society.ts";
import { preferencesOf } from "../../../preferences/index.ts";
import { newsById } from "../../board/director-queries.ts";

/** What the applicant answered, to which time, and who had proposed that: by now it may be another one's turn. */
export type InterviewAnswerJob = { event_id: string; at: string; by: string | null };

export const interviewAnswerJob = "mail-interview-answer";

/** To the director who proposed the time; when they are gone, to the society. */
export const mailInterviewAnswer = async (
	{ database: { db }, mailer, config }: Platform,
	{ event_id, at, by }: InterviewAnswerJob,
	id: string,
) => {
	const news = await newsById(db, event_id);
	if (!news) return;
	const proposer = by === null ? undefined : await memberById(db, by);
	const director = proposer && isActingDirector(proposer) ? proposer : undefined;
	const { member, act, text } = news;
	const name = `${member.first_name} ${member.last_name}`;
	const accepts = act === "interview_accepted";
	const language = director ? (await preferencesOf(db, director.id)).language : languages[0];
	const values = { name, time: withLanguage(language, () => formatLongMoment(society.clock, new Date(at))) };
	const mail = letter({ to: director?.email ?? society.applications_email, language }, () => ({
		subject: accepts
			? t("{name} is coming to the interview", { name })
			: t("The interview time doesn’t suit {name}", { name }),
		greeting: director ? t("Hello {name},", { name: nameOf(director) }) : t("Hello,"),
		paragraphs: [
			accepts
				? t("{name} has accepted this interview time: {time}.", values)
				: t("This interview time doesn’t suit {name}: {time}. Please propose another one.", values),
			...(text === null ? [] : [{ quoted: text }]),
		],
		...(director
			? {
					link: {
						text: t("Open the record"),
						url: `${config.PUBLIC_URL}${pathIn(language, `/${director.id}/applications/${member.id}`)}`,
					},
				}
			: {}),
	}));
	await mailer.send(mail, id);
};
