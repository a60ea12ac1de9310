import { emailChangeHours } from "@warmline/contract/accounts/email-change-calls";
import { t } from "@warmline/contract/i18n";
import { apiBase } from "../platform/http/calls.ts";
import { currentLanguage } from "../platform/language.ts";
import type { Email } from "../platform/mail/email.ts";
import { society, societyName } from "../platform/society.ts";

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

const howLongLinksWork = () => t("The link works within {hours} hours.", { hours: emailChangeHours });
const confirmation = (token: string) => ({
	text: t("Confirm the change"),
	page: `/email-verification?confirm=${token}`,
});

type ChangeSeen = { /** The new address, masked. */ readonly email: string };

/** To the address that is used until now: it confirms the change, or cancels it. */
export const confirmFromOldEmail = ({
	email,
	token,
	cancelUrl,
}: ChangeSeen & { token: string; cancelUrl: string }): Email => ({
	subject: t("Confirm the change of your email"),
	paragraphs: [
		t("Someone, hopefully you, asked to change the email of your account at {society} to {email}.", {
			society: societyName(),
			email,
		}),
		t("If this was you, please confirm it with the link below. The new address has to confirm it, too."),
		howLongLinksWork(),
		t("If this wasn’t you, someone else knows your password. Please cancel the change here: {url}", { url: cancelUrl }),
		t("Then please set a new password right away, which logs everyone else out."),
	],
	link: confirmation(token),
});

/** To the address that is to be used. */
export const confirmNewEmail = ({ token, byDirector }: { token: string; byDirector: boolean }): Email => ({
	subject: t("Confirm your new email"),
	paragraphs: [
		byDirector
			? t("A director of {society} entered this address as the new one of your account.", { society: societyName() })
			: t("Someone, hopefully you, asked to use this address for their account at {society}.", {
					society: societyName(),
				}),
		howLongLinksWork(),
		t("If this wasn’t you, please ignore this email. Your address won’t be used."),
	],
	link: confirmation(token),
});

/** To the member whose address somebody wants to use for another account. */
export const emailIsYours = (): Email => ({
	subject: t("You already have an account"),
	paragraphs: [
		t(
			"Someone asked to use this address for another account at {society}. It is the address of your account, so nothing was changed.",
			{
				society: societyName(),
			},
		),
		t("If this was you, please log in to the account that you have with this address."),
		t("If this wasn’t you, you can ignore this email. Nothing changes in your account."),
	],
	link: { text: t("Log in"), page: "/login" },
});

/** To the address that a director takes for a wrong one. */
export const emailIsCorrected = ({ email }: ChangeSeen): Email => ({
	subject: t("The email of your account is being corrected"),
	paragraphs: [
		t(
			"A director of {society} asked to change the email of your account to {email}. It changes once that address is confirmed.",
			{
				society: societyName(),
				email,
			},
		),
		t("If you didn’t ask for this, please write to {email} right away.", { email: society().contact_email }),
	],
});
