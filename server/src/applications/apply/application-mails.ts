import { t } from "@warmline/contract/i18n";
import { nameOf } from "../../accounts/index.ts";
import { pathIn } from "../../platform/language.ts";
import { letter } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { society, societyName } from "../../platform/society.ts";
import { newsById } from "../board/director-queries.ts";

/** Only the id of the submission: who it was stands in one place. */
export type ReceivedJob = { event_id: string };

export const receivedJob = "mail-application-received";

/** To somebody who has submitted an application, in the language in which they did. */
export const mailReceived = async ({ database, mailer, config }: Platform, { event_id }: ReceivedJob, id: string) => {
	const news = await newsById(database.db, event_id);
	// Gone since, and the application with them.
	if (!news) return;
	const { language, member } = news;
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject: t("We have your application"),
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs: [
				t("Thank you. {name} has received your application.", { name: societyName() }),
				t("A director will read it and decide within five business days. We’ll email you then."),
				t(
					"You don’t need to wait for that. You can already name two referees, sign the confidentiality agreement, and request a Level 2 police check. Your page shows how, and what’s left.",
				),
				t("If you don’t hear from us within two weeks, please write to {email}.", {
					email: society.applications_email,
				}),
			],
			link: {
				text: t("See my application"),
				url: `${config.PUBLIC_URL}${pathIn(language, `/${member.id}/chat-dashboard`)}`,
			},
		})),
		id,
	);
};
