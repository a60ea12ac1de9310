import { t } from "@warmline/contract/i18n";
import { memberById, nameOf } from "../../../accounts/index.ts";
import { pathIn } from "../../../platform/language.ts";
import { letter, type Quoted } from "../../../platform/mail/mail-template.ts";
import type { Platform } from "../../../platform/platform.ts";
import { society } from "../../../platform/society.ts";
import { latestApplication } from "../../queries.ts";
import { recordOf } from "../record-queries.ts";

/** Whose standing has changed, and how: somebody who was added by hand has no application to name instead. */
export type StandingJob = { member_id: string; suspended: boolean };

export const standingJob = "mail-standing";

const suspendedWords = (reason: string): { subject: string; paragraphs: (string | Quoted)[] } => ({
	subject: t("Your role has been suspended"),
	paragraphs: [
		t("A director has suspended your role until further notice, so you can’t take chats. This is why:"),
		{ quoted: reason },
		t("Your account stays open. Someone else is looking after the people you were chatting with."),
		t("We’d like to talk about it with you. Please write to {email}.", { email: society.applications_email }),
	],
});

const reinstatedWords = () => ({
	subject: t("You can take chats again"),
	paragraphs: [
		t("Your role has been reinstated. Everything is as it was before, and we’re glad to have you back."),
		t("If you have any questions, please write to {email}.", { email: society.applications_email }),
	],
});

/** Tells somebody that they are suspended, and why, or that they are reinstated; nothing when it is otherwise by now. */
export const mailStanding = async (
	{ database: { db }, mailer, config }: Platform,
	{ member_id, suspended }: StandingJob,
	id: string,
) => {
	const [member, record, application] = await Promise.all([
		memberById(db, member_id),
		recordOf(db, member_id),
		latestApplication(db, member_id),
	]);
	const reason = record?.suspended_reason ?? null;
	if (!member?.is_active || (reason !== null) !== suspended) return;
	const language = application?.language ?? "en";
	const mail = letter({ to: member.email, language }, () => ({
		greeting: t("Hello {name},", { name: nameOf(member) }),
		...(reason === null ? reinstatedWords() : suspendedWords(reason)),
		...(suspended
			? {}
			: {
					link: {
						text: t("Open the chats"),
						url: `${config.PUBLIC_URL}${pathIn(language, `/${member.id}/chat-dashboard`)}`,
					},
				}),
	}));
	await mailer.send(mail, id);
};
