import type { Role } from "@warmline/contract/accounts/roles";
import type { Language } from "@warmline/contract/content/words";
import { say } from "@warmline/contract/say";
import english from "../../../content/en/society.json" with { type: "json" };
import french from "../../../content/fr/society.json" with { type: "json" };
import society from "../../../content/society.json" with { type: "json" };
import { memberById, nameOf } from "../accounts/index.ts";
import { languageOf } from "../applications/index.ts";
import { pathIn } from "../platform/language.ts";
import { letter } from "../platform/mail/letter.ts";
import type { Platform } from "../platform/platform.ts";

/** What a director did to somebody's account; a role is the new one. */
export type MemberNews = { member_id: string; news: Role | "deactivated" | "activated" };

export const newsJob = "mail-member-news";

const names: Record<Language, string> = { en: english.name, fr: french.name };

type Words = { subject: string; paragraphs: string[]; link?: { text: string; path: string } };

const contact = say("If you have a question, please write to {email}.", { email: society.contact_email });

const roleChanged = (what: string, memberId: string): Words => ({
	subject: say("You have a new role"),
	paragraphs: [what, say("It counts from now on. You do not have to do anything."), contact],
	link: { text: say("Open your pages"), path: `/${memberId}/activity-feed` },
});

const whatRole: Readonly<Record<Role, (where: { society: string }) => string>> = {
	new_hire: (where) => say("A director of {society} has set your account back: you are a new member now.", where),
	trainee_listener: (where) =>
		say("At {society} you are a trainee listener now. You see no chats in this role.", where),
	trainee_supervisor: (where) =>
		say("At {society} you are a trainee supervisor now. You see no chats in this role.", where),
	listener: (where) => say("At {society} you are a listener now: you see who waits, and can take chats.", where),
	supervisor: (where) =>
		say("At {society} you are a supervisor now: you see every chat, and are there for those who listen.", where),
	director: (where) =>
		say("At {society} you are a director now: you look after members, applications and settings.", where),
};

const wordsFor = (news: MemberNews["news"], memberId: string, language: Language): Words => {
	const where = { society: names[language] };
	if (news === "deactivated")
		return {
			subject: say("Your account is closed for now"),
			paragraphs: [
				say("A director of {society} has closed your account for now, so you cannot log in.", where),
				say("Nothing was deleted, and your account can be opened again."),
				say("If you did not expect this, or would like to talk about it, please write to {email}.", {
					email: society.contact_email,
				}),
			],
		};
	if (news === "activated")
		return {
			subject: say("Your account is open again"),
			paragraphs: [say("Your account at {society} is open again. You can log in as before.", where), contact],
			link: { text: say("Log in"), path: "/login" },
		};
	return roleChanged(whatRole[news](where), memberId);
};

/** Tells somebody what was done to his account. Who was erased since hears nothing more. */
export const mailMemberNews = async (
	{ database: { db }, mailer, config }: Platform,
	{ member_id, news }: MemberNews,
	id: string,
): Promise<void> => {
	const member = await memberById(db, member_id);
	if (!member) return;
	const language = await languageOf(db, member_id);
	const { subject, paragraphs, link } = wordsFor(news, member_id, language);
	await mailer.send(
		letter({
			to: member.email,
			language,
			subject,
			greeting: say("Hello {name},", { name: nameOf(member) }),
			paragraphs,
			...(link ? { link: { text: link.text, url: `${config.PUBLIC_URL}${pathIn(language, link.path)}` } } : {}),
		}),
		id,
	);
};
