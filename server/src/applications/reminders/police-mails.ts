import { t } from "@warmline/contract/i18n";
import { memberById, nameOf } from "../../accounts/index.ts";
import { formatDate } from "../../platform/format-time.ts";
import { pathIn, withLanguage } from "../../platform/language.ts";
import { letter } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { society } from "../../platform/society.ts";
import { recordOf } from "../record/record-queries.ts";
import { languageOf } from "../retention/personal-data-queries.ts";
import { hasExpired } from "./reminders-due.ts";

/** Whose check it is, and the last day of it: with another one by now there is nothing to tell. */
export type PoliceReminderJob = { member_id: string; police_expires: string };

export const policeReminderJob = "mail-police-reminder";

/** Tells a volunteer that their police check expires, or has expired. */
export const mailPoliceReminder = async (
	{ database: { db }, mailer, config, clock }: Platform,
	{ member_id, police_expires }: PoliceReminderJob,
	id: string,
) => {
	const [member, record] = await Promise.all([memberById(db, member_id), recordOf(db, member_id)]);
	if (!member?.is_active || record?.police_expires !== police_expires) return;
	const language = await languageOf(db, member_id);
	const day = withLanguage(language, () => formatDate(police_expires));
	const expired = hasExpired(police_expires, clock.now());
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject: expired ? t("Your police check has expired") : t("Your police check expires soon"),
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs: [
				expired
					? t("Your police check was valid until {day}. We need a new one from you.", { day })
					: t("Your police check is valid until {day}. A new one can take some weeks, so please request it soon.", {
							day,
						}),
				t("When you have it, please send it to {email}.", { email: society.applications_email }),
			],
			link: {
				text: t("See my training"),
				url: `${config.PUBLIC_URL}${pathIn(language, `/${member.id}/my-record`)}`,
			},
		})),
		id,
	);
};
