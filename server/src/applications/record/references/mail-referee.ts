import { sendEmail } from "../../../platform/mail/send-email.ts";
import type { Platform } from "../../../platform/platform.ts";
import { referenceReceived, referenceRequest } from "../../emails/referees.ts";
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
export const mailReferee = async (platform: Platform, { referee_id }: AskedJob, id: string) => {
	const { db } = platform.database;
	const referee = await refereeById(db, referee_id);
	const application = referee && (await latestApplication(db, referee.member_id));
	// Taken back, or answered, or the application declined in the meantime: nobody is asked any more.
	if (!referee || referee.answered_at !== null || !isUnderway(application)) return;
	const { email: to, name, reminded_at } = referee;
	const token = refereeToken(platform.vault, referee);
	const request = { applicant: applicantOf(referee), again: reminded_at !== null, token };
	await sendEmail(platform, { to, name, language: application.language }, () => referenceRequest(request), id);
};

/** To a referee who has answered. */
export const mailThanks = async (platform: Platform, { referee_id }: ThanksJob, id: string) => {
	const { db } = platform.database;
	const referee = await refereeById(db, referee_id);
	const application = referee && (await latestApplication(db, referee.member_id));
	if (!referee || !application) return;
	const { email: to, name } = referee;
	const applicant = applicantOf(referee);
	await sendEmail(platform, { to, name, language: application.language }, () => referenceReceived({ applicant }), id);
};
