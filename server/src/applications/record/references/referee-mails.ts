import { t } from "@warmline/contract/i18n";
import { pathIn } from "../../../platform/language.ts";
import { letter } from "../../../platform/mail/mail-template.ts";
import type { Platform } from "../../../platform/platform.ts";
import { society, societyNames } from "../../../platform/society.ts";
import { latestApplication } from "../../queries.ts";
import { isUnderway } from "../lock-record.ts";
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
	const named = { applicant, society: societyNames[language] };
	const asked = new URLSearchParams({ token: refereeToken(vault, referee) });
	const mail = letter({ to: referee.email, language }, () => ({
		subject:
			referee.reminded_at === null
				? t("{applicant} named you as a reference", { applicant })
				: t("Reminder: {applicant} named you as a reference", { applicant }),
		greeting: t("Hello {name},", { name: referee.name }),
		paragraphs: [
			t(
				"{applicant} would like to volunteer at {society}, where we listen to people who need someone to talk to.",
				named,
			),
			t("{applicant} gave us your name. Would you answer three short questions? It takes about five minutes.", {
				applicant,
			}),
			t(
				"Only directors of {society} can read your answers. {applicant} is told that you have answered, but not what.",
				named,
			),
			t("The link is only for you, and works once. If you’d rather not answer, you can ignore this email."),
			t("If you have any questions, please write to {email}.", { email: society.applications_email }),
		],
		link: {
			text: t("Answer the questions"),
			url: `${config.PUBLIC_URL}${pathIn(language, "/ReferenceCheckForm")}?${asked}`,
		},
	}));
	await mailer.send(mail, id);
};

/** To a referee who has answered. */
export const mailThanks = async ({ database: { db }, mailer }: Platform, { referee_id }: ThanksJob, id: string) => {
	const referee = await refereeById(db, referee_id);
	const application = referee && (await latestApplication(db, referee.member_id));
	if (!referee || !application) return;
	const { language } = application;
	const mail = letter({ to: referee.email, language }, () => ({
		subject: t("Thank you for your reference"),
		greeting: t("Hello {name},", { name: referee.name }),
		paragraphs: [
			t("Thank you. {society} has received your answers about {applicant}, and only directors can read them.", {
				applicant: applicantOf(referee),
				society: societyNames[language],
			}),
			t("You don’t need to do anything else."),
			t("If something is wrong, or you didn’t send it, please write to {email}.", {
				email: society.applications_email,
			}),
		],
	}));
	await mailer.send(mail, id);
};
