import { t } from "@warmline/contract/i18n";
import { apiBase } from "../platform/http/calls.ts";
import { currentLanguage } from "../platform/language.ts";
import type { Email } from "../platform/mail/email.ts";

/** To somebody who has registered: one for each account, with its username. */
export const verifyYourEmail = ({ username, token }: { username: string; token: string }): Email => {
	const language = currentLanguage();
	const asked = new URLSearchParams(language === "en" ? { token } : { token, lang: language });
	return {
		subject: t("Please verify your email"),
		paragraphs: [
			t("Thank you for registering with the username {username}.", { username }),
			t("Please follow the link to verify your email. It works once, within a day."),
			t("If you didn’t choose this username, please ignore this email."),
		],
		link: { text: t("Verify my email"), path: `${apiBase}/account/user/verify_email/?${asked}` },
	};
};

/** To who has forgotten the account, or whose email somebody else has given. */
export const alreadyRegistered = ({ forgotPasswordUrl }: { forgotPasswordUrl: string }): Email => ({
	subject: t("You already have an account"),
	paragraphs: [
		t("Someone, hopefully you, just tried to register with this email. You already have an account: please log in."),
		t("If you’ve forgotten your password, you can set a new one here: {url}", { url: forgotPasswordUrl }),
		t("If this wasn’t you, you can ignore this email. Nothing changes in your account."),
	],
	link: { text: t("Log in"), page: "/login" },
});

export const setNewPassword = ({ token }: { token: string }): Email => ({
	subject: t("Set a new password"),
	paragraphs: [
		t("Someone, hopefully you, asked for a new password. The link works once, within an hour."),
		t("If this wasn’t you, you can ignore this email. Your password stays the same."),
	],
	link: { text: t("Set a new password"), page: `/reset-password?token=${token}` },
});
