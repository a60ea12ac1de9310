import { t } from "@warmline/contract/i18n";
import { nameOf } from "../../accounts/index.ts";
import { letter } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { society } from "../../platform/society.ts";
import { stageMailTo } from "./stage-queries.ts";

/** Of what a director wrote, and of the event at the application of one to whom it goes. */
export type StageMailJob = { mail_id: string; event_id: string };

export const stageMailJob = "mail-stage";

/** A director's own words to somebody. Who is gone by now gets none. */
export const mailToOneInStage = async (
	{ database, mailer }: Platform,
	{ mail_id, event_id }: StageMailJob,
	id: string,
) => {
	const mail = await stageMailTo(database.db, mail_id, event_id);
	if (!mail) return;
	await mailer.send(
		letter({ to: mail.member.email, language: mail.language }, () => ({
			subject: { written: mail.subject },
			greeting: t("Hello {name},", { name: nameOf(mail.member) }),
			paragraphs: [
				...mail.text.split(/\n\s*\n/).map((written) => ({ written: written.trim() })),
				t("If you have any questions, please write to {email}.", { email: society.applications_email }),
			],
		})),
		id,
	);
};
