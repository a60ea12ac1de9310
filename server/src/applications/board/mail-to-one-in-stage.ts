import { toMember } from "../../accounts/index.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { directorsMessage } from "../emails/applicants.ts";
import { stageMailTo } from "./stage-queries.ts";

/** Of what a director wrote, and of the event at the application of one to whom it goes. */
export type StageMailJob = { mail_id: string; event_id: string };

export const stageMailJob = "mail-stage";

/** A director's own words to somebody. Who is gone by now gets none. */
export const mailToOneInStage = async (platform: Platform, { mail_id, event_id }: StageMailJob, id: string) => {
	const mail = await stageMailTo(platform.database.db, mail_id, event_id);
	if (!mail) return;
	await sendEmail(platform, toMember(mail.member, mail.language), () => directorsMessage(mail), id);
};
