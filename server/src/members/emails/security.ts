import { t } from "@warmline/contract/i18n";
import type { SecurityEvent } from "../../accounts/index.ts";
import { formatMomentWithZone } from "../../platform/format-time.ts";
import type { Email } from "../../platform/mail/email.ts";
import { society, societyName } from "../../platform/society.ts";

const email = () => society().contact_email;

type When = { readonly society: string; readonly when: string };
type Event = {
	readonly subject: string;
	readonly what: string;
	readonly otherwise: string;
	readonly also?: string;
	/** Nothing can be done with the address that reads it. */
	readonly isOver?: true;
};

const newPassword = () =>
	t(
		"If this wasn’t you, someone else knows your password. Please set a new one right away; that logs everyone else out.",
	);
const passwordAndCodes = () =>
	t(
		"If this wasn’t you, someone else knows your password and has your codes. Please set a new password right away, which logs everyone else out, and then create new recovery codes.",
	);

const events: Readonly<Record<SecurityEvent, (when: When) => Event>> = {
	second_step_on: (when) => ({
		subject: t("Two-step verification is on"),
		what: t("Two-step verification was turned on for your account at {society}: {when}.", when),
		otherwise: t(
			"If this wasn’t you, someone else knows your password. Please set a new one right away, which logs everyone else out, and write to {email} so that we can reset two-step verification for you.",
			{ email: email() },
		),
	}),
	second_step_off: (when) => ({
		subject: t("Two-step verification is off"),
		what: t(
			"Two-step verification was turned off for your account at {society}, with your password and a code or passkey: {when}.",
			when,
		),
		otherwise: newPassword(),
	}),
	recovery_codes_renewed: (when) => ({
		subject: t("You have new recovery codes"),
		what: t(
			"New recovery codes were created for your account at {society}: {when}. The old ones no longer work.",
			when,
		),
		otherwise: passwordAndCodes(),
	}),
	recovery_code_used: (when) => ({
		subject: t("A recovery code was used"),
		what: t("Someone logged in to your account at {society} with one of your recovery codes: {when}.", when),
		otherwise: passwordAndCodes(),
	}),
	codes_guessed: (when) => ({
		subject: t("Wrong codes at login"),
		what: t(
			"Someone entered the correct password for your account at {society}, and then several wrong codes, most recently: {when}. They did not get in.",
			when,
		),
		otherwise: newPassword(),
	}),
	app_added: (when) => ({
		subject: t("An authenticator app was added"),
		what: t(
			"An authenticator app was added to your account at {society}: {when}. Its codes can be used to log in.",
			when,
		),
		otherwise: t(
			"If this wasn’t you, someone else can get into your account. Please turn off two-step verification in your preferences, and set a new password right away, which logs everyone else out. If you can’t log in, write to {email}.",
			{ email: email() },
		),
	}),
	passkey_added: (when) => ({
		subject: t("You have a new passkey"),
		what: t("A passkey was added to your account at {society}: {when}. It can be used to log in.", when),
		otherwise: t(
			"If this wasn’t you, someone else can get into your account. Please remove the passkey in your preferences, and set a new password right away, which logs everyone else out. If you can’t log in, write to {email}.",
			{ email: email() },
		),
	}),
	passkey_removed: (when) => ({
		subject: t("A passkey was removed"),
		what: t("A passkey was removed from your account at {society}: {when}. It no longer works.", when),
		otherwise: newPassword(),
	}),
	passkey_copied: (when) => ({
		subject: t("A passkey was refused"),
		what: t(
			"One of your passkeys at {society} was refused, because a copy of it may be in use: {when}. Nobody got in with it.",
			when,
		),
		otherwise: t("If this wasn’t you, please remove the passkey in your preferences, and add a new one."),
	}),
	password_changed: (when) => ({
		subject: t("Your password was changed"),
		what: t("The password of your account at {society} was changed: {when}. Everyone else was logged out.", when),
		otherwise: newPassword(),
		// Whoever was in the account may have added one, and it alone logs in.
		also: t("If you have passkeys, they still work: in your preferences, please remove any you don’t know."),
	}),
	api_token_created: (when) => ({
		subject: t("An API token was created"),
		what: t(
			"An API token was created in your name at {society}: {when}. With it, another system can read what the token allows.",
			when,
		),
		otherwise: t(
			"If this wasn’t you, someone else knows your password. Please revoke the token under Integrations, and set a new password right away, which logs everyone else out.",
		),
	}),
	email_changed: (when) => ({
		subject: t("Your email was changed"),
		what: t(
			"The email of your account at {society} was changed, and this address is no longer used: {when}. Everyone else was logged out.",
			when,
		),
		otherwise: t("If this wasn’t you, please write to {email} right away.", { email: email() }),
		isOver: true,
	}),
};

/** `zone`: the clocks by which `at` is told. */
type Happened = { readonly event: SecurityEvent; readonly at: Date; readonly zone: string };

/** Whoever has got into somebody's account can do all of this: it does not need a thought where it was themselves. */
export const securityEvent = ({ event, at, zone }: Happened): Email => {
	const when = formatMomentWithZone(zone, at);
	const { subject, what, otherwise, also, isOver } = events[event]({ society: societyName(), when });
	const paragraphs = [what, t("If this was you, you don’t need to do anything."), otherwise, ...(also ? [also] : [])];
	if (isOver) return { subject, paragraphs };
	return {
		subject,
		paragraphs: [...paragraphs, t("If you need help, please write to {email}.", { email: email() })],
		link: { text: t("Set a new password"), page: "/forgot-password" },
	};
};
