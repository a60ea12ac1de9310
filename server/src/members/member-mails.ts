import type { Role } from "@warmline/contract/accounts/roles";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { type MemberRow, memberById, nameOf } from "../accounts/index.ts";
import { appliesAgainFrom } from "../applications/index.ts";
import { formatDate } from "../platform/format-time.ts";
import { pathIn, withLanguage } from "../platform/language.ts";
import { letter } from "../platform/mail/mail-template.ts";
import type { Platform } from "../platform/platform.ts";
import { society, societyNames } from "../platform/society.ts";
import { mailLanguageOf } from "./mail-language.ts";

/** What a director did to somebody's account; a role is the new one. */
export type MemberNews = { member_id: string; news: Role | "deactivated" | "activated" | "second_step_reset" };

export const newsJob = "mail-member-news";

type Words = { subject: string; paragraphs: string[]; link?: { text: string; path: string } };

const contact = () => t("If you have any questions, please write to {email}.", { email: society.contact_email });

const roleChanged = (what: readonly string[], memberId: string): Words => ({
	subject: t("You have a new role"),
	paragraphs: [...what, t("It applies from now on. You don’t need to do anything."), contact()],
	link: { text: t("Open your page"), path: `/${memberId}/activity-feed` },
});

const whatRole: Readonly<Record<Role, (where: { society: string }) => string>> = {
	new_hire: (where) => t("A director of {society} has reset your account: you are now a new member.", where),
	trainee_listener: (where) =>
		t("You are now a trainee listener at {society}. You can’t see chats in this role.", where),
	trainee_supervisor: (where) =>
		t("You are now a trainee supervisor at {society}. You can’t see chats in this role.", where),
	listener: (where) => t("You are now a listener at {society}: you can see who is waiting, and take chats.", where),
	supervisor: (where) =>
		t("You are now a supervisor at {society}: you can see every chat, and support the listeners.", where),
	director: (where) =>
		t("You are now a director at {society}: you look after members, applications and settings.", where),
};

/** An application that was ended with it, or had been declined shortly before. */
const applyingAgain = (from: string | null): string[] =>
	from === null ? [] : [t("Your application has ended. You may apply again from {day}.", { day: formatDate(from) })];

/** Another director may have done something else since. */
const isTrueStill = ({ is_active, role }: MemberRow, news: MemberNews["news"]) => {
	if (news === "deactivated") return !is_active;
	return is_active && (news === "activated" || news === "second_step_reset" || news === role);
};

const wordsFor = (
	news: MemberNews["news"],
	memberId: string,
	{ language, again }: { language: Language; again: string[] },
): Words => {
	const where = { society: societyNames[language] };
	if (news === "deactivated")
		return {
			subject: t("Your account has been deactivated"),
			paragraphs: [
				t("A director of {society} has deactivated your account, so you can’t log in.", where),
				t("Nothing was deleted, and your account can be reactivated."),
				t("If you didn’t expect this, or would like to talk about it, please write to {email}.", {
					email: society.contact_email,
				}),
			],
		};
	if (news === "activated")
		return {
			subject: t("Your account is active again"),
			paragraphs: [t("Your account at {society} is active again. You can log in as before.", where), contact()],
			link: { text: t("Log in"), path: "/login" },
		};
	if (news === "second_step_reset")
		return {
			subject: t("Your two-step verification was reset"),
			paragraphs: [
				t("A director of {society} has reset your two-step verification and logged you out everywhere.", where),
				t("You can log in with your password, and set up two-step verification again in your preferences."),
				t("If you didn’t ask for this, please write to {email} right away.", { email: society.contact_email }),
			],
			link: { text: t("Log in"), path: "/login" },
		};
	return roleChanged([whatRole[news](where), ...again], memberId);
};

/** Tells somebody what was done to their account, if it is so still. Who was erased since hears nothing more. */
export const mailMemberNews = async (
	{ database: { db }, mailer, config, clock }: Platform,
	{ member_id, news }: MemberNews,
	id: string,
): Promise<void> => {
	const member = await memberById(db, member_id);
	if (!member || !isTrueStill(member, news)) return;
	const { language } = await mailLanguageOf(db, member_id);
	const from = news === "new_hire" ? await appliesAgainFrom(db, member_id, clock.now()) : null;
	const { subject, paragraphs, link } = withLanguage(language, () =>
		wordsFor(news, member_id, { language, again: applyingAgain(from) }),
	);
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject,
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs,
			...(link ? { link: { text: link.text, url: `${config.PUBLIC_URL}${pathIn(language, link.path)}` } } : {}),
		})),
		id,
	);
};
