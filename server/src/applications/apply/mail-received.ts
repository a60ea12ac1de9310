import { toMember } from "../../accounts/index.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { newsById } from "../board/director-queries.ts";
import { applicationReceived } from "../emails/applicants.ts";

/** Only the id of the submission: who it was stands in one place. */
export type ReceivedJob = { event_id: string };

export const receivedJob = "mail-application-received";

/** To somebody who has submitted an application, in the language in which they did. */
export const mailReceived = async (platform: Platform, { event_id }: ReceivedJob, id: string) => {
	const news = await newsById(platform.database.db, event_id);
	// Gone since, and the application with them.
	if (!news) return;
	const { language, member } = news;
	await sendEmail(platform, toMember(member, language), () => applicationReceived({ member_id: member.id }), id);
};
