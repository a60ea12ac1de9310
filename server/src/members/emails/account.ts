import type { Role } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { formatDate } from "../../platform/format-time.ts";
import { type Email, questionsTo } from "../../platform/mail/email.ts";
import { society, societyName } from "../../platform/society.ts";

const email = () => society().contact_email;
const logIn = () => ({ text: t("Log in"), page: "/login" });

type Where = { readonly society: string };

const whatRole: Readonly<Record<Role, (where: Where) => string>> = {
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

type NewRole = {
	readonly member_id: string;
	readonly role: Role;
	/** `YYYY-MM-DD`: of an application that was ended with it, or had been declined shortly before. */
	readonly again_from: string | null;
};

export const roleChanged = ({ member_id, role, again_from }: NewRole): Email => ({
	subject: t("You have a new role"),
	paragraphs: [
		whatRole[role]({ society: societyName() }),
		...(again_from === null
			? []
			: [t("Your application has ended. You may apply again from {day}.", { day: formatDate(again_from) })]),
		t("It applies from now on. You don’t need to do anything."),
		questionsTo(email()),
	],
	link: { text: t("Open your page"), page: `/${member_id}/activity-feed` },
});

export const accountDeactivated = (): Email => ({
	subject: t("Your account has been deactivated"),
	paragraphs: [
		t("A director of {society} has deactivated your account, so you can’t log in.", { society: societyName() }),
		t("Nothing was deleted, and your account can be reactivated."),
		t("If you didn’t expect this, or would like to talk about it, please write to {email}.", { email: email() }),
	],
});

export const accountActivated = (): Email => ({
	subject: t("Your account is active again"),
	paragraphs: [
		t("Your account at {society} is active again. You can log in as before.", { society: societyName() }),
		questionsTo(email()),
	],
	link: logIn(),
});

export const secondStepReset = (): Email => ({
	subject: t("Your two-step verification was reset"),
	paragraphs: [
		t("A director of {society} has reset your two-step verification and logged you out everywhere.", {
			society: societyName(),
		}),
		t("You can log in with your password, and set up two-step verification again in your preferences."),
		t("If you didn’t ask for this, please write to {email} right away.", { email: email() }),
	],
	link: logIn(),
});
