import { say } from "@warmline/contract/say";
import society from "../../../../../content/society.json" with { type: "json" };
import { pathIn } from "../../../platform/language.ts";
import { letter } from "../../../platform/mail/mail-template.ts";
import { societyName } from "../../../platform/organisation-name.ts";
import type { Platform } from "../../../platform/platform.ts";
import { latestApplication } from "../../queries.ts";
import { isUnderway } from "../hold-record.ts";
import { type NamedReferee, refereeById } from "./referee-queries.ts";
import { refereeToken } from "./referee-token.ts";

/** Only the id: whom, and for whom, stands in one place, and the link follows from it. */
export type AskedJob = { referee_id: string };
export type ThanksJob = { referee_id: string };

export const askedJob = "mail-reference-asked";
export const thanksJob = "mail-reference-thanks";

const applicantOf = ({ first_name, last_name }: NamedReferee) => `${first_name} ${last_name}`;

/** Asks somebody to speak for an applicant, in the language of the application; or asks again. */
export const mailReferee = async (
	{ database: { db }, mailer, config, vault }: Platform,
	{ referee_id }: AskedJob,
	id: string,
) => {
	const referee = await refereeById(db, referee_id);
	const application = referee && (await latestApplication(db, referee.member_id));
	// Taken back, or answered, or the application declined in the meantime: nobody is asked any more.
	if (!referee || referee.answered_at !== null || !isUnderway(application)) return;
	const { language } = application;
	const applicant = applicantOf(referee);
	const named = { applicant, society: societyName[language] };
	const asked = new URLSearchParams({ token: refereeToken(vault, referee) });
	const mail = letter({
		to: referee.email,
		language,
		subject:
			referee.reminded_at === null
				? say("{applicant} asks you for a few words", { applicant })
				: say("A reminder: {applicant} asks you for a few words", { applicant }),
		greeting: say("Hello {name},", { name: referee.name }),
		paragraphs: [
			say(
				"{applicant} would like to volunteer at {society}, where people who need somebody to talk to are listened to.",
				named,
			),
			say("{applicant} gave us your name. Would you answer three short questions? It takes about five minutes.", {
				applicant,
			}),
			say(
				"Only directors of {society} read your answers. {applicant} learns that you have answered, and not what.",
				named,
			),
			say("The link is for you alone, and works once. If you do not want to answer, you can leave this mail alone."),
			say("If you have a question, please write to {email}.", { email: society.applications_email }),
		],
		link: {
			text: say("Answer the questions"),
			url: `${config.PUBLIC_URL}${pathIn(language, "/ReferenceCheckForm")}?${asked}`,
		},
	});
	await mailer.send(mail, id);
};

/** To a referee who has answered. */
export const mailThanks = async ({ database: { db }, mailer }: Platform, { referee_id }: ThanksJob, id: string) => {
	const referee = await refereeById(db, referee_id);
	const application = referee && (await latestApplication(db, referee.member_id));
	if (!referee || !application) return;
	const { language } = application;
	const mail = letter({
		to: referee.email,
		language,
		subject: say("Thank you for your answer"),
		greeting: say("Hello {name},", { name: referee.name }),
		paragraphs: [
			say("Thank you. Your answer about {applicant} has reached {society}, and only directors read it.", {
				applicant: applicantOf(referee),
				society: societyName[language],
			}),
			say("You do not have to do anything more."),
			say("If something in it is wrong, or if you did not send it, please write to {email}.", {
				email: society.applications_email,
			}),
		],
	});
	await mailer.send(mail, id);
};
