import type { AuditAct } from "@warmline/contract/audit/calls";
import { t } from "@warmline/contract/i18n";
import { type AccountPorts, memberById, nameOf, type SecurityEvent } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { formatMomentWithZone } from "../platform/format-time.ts";
import { pathIn } from "../platform/language.ts";
import { letter } from "../platform/mail/mail-template.ts";
import type { Platform } from "../platform/platform.ts";
import { society, societyName } from "../platform/society.ts";
import { mailLanguageOf } from "./mail-language.ts";

const acts: Readonly<Record<SecurityEvent, AuditAct>> = {
	second_step_on: "turn_on_second_step",
	second_step_off: "turn_off_second_step",
	recovery_codes_renewed: "renew_recovery_codes",
	recovery_code_used: "use_recovery_code",
	codes_guessed: "guess_codes",
	password_changed: "change_password",
};

export type SecurityMail = { readonly member_id: string; readonly news: SecurityEvent; readonly at: string };

export const securityMailJob = "mail-step-news";

/** Whoever has got into somebody's account can do all of this: its owner hears of it in another place. */
export const securityReporter =
	({ clock, jobs }: Pick<Platform, "clock" | "jobs">): AccountPorts["reportSecurityEvent"] =>
	async (tx, member, news) => {
		const about = { id: member.id, name: nameOf(member) };
		await record(tx, clock, { act: acts[news], member, about });
		const at = clock.now().toISOString();
		await jobs.promise<SecurityMail>(securityMailJob, { member_id: member.id, news, at }, tx);
	};

type Where = { readonly society: string; readonly when: string };
type Words = { readonly subject: string; readonly what: string; readonly otherwise: string };

/** What does not need a thought where it was themselves. */
const wasYou = () => t("If this was you, you don’t need to do anything.");
const newPassword = () =>
	t(
		"If this wasn’t you, someone else knows your password. Please set a new one right away; that logs everyone else out.",
	);
const passwordAndCodes = () =>
	t(
		"If this wasn’t you, someone else knows your password and has your codes. Please set a new password right away, which logs everyone else out, and then create new recovery codes.",
	);

const wordsOf: Readonly<Record<SecurityEvent, (where: Where) => Words>> = {
	second_step_on: (where) => ({
		subject: t("Two-step verification is on"),
		what: t("Two-step verification was turned on for your account at {society}: {when}.", where),
		otherwise: t(
			"If this wasn’t you, someone else knows your password. Please set a new one right away, which logs everyone else out, and write to {email} so that we can reset two-step verification for you.",
			{ email: society.contact_email },
		),
	}),
	second_step_off: (where) => ({
		subject: t("Two-step verification is off"),
		what: t(
			"Two-step verification was turned off for your account at {society}, with your password and a code: {when}.",
			where,
		),
		otherwise: newPassword(),
	}),
	recovery_codes_renewed: (where) => ({
		subject: t("You have new recovery codes"),
		what: t(
			"New recovery codes were created for your account at {society}: {when}. The old ones no longer work.",
			where,
		),
		otherwise: passwordAndCodes(),
	}),
	recovery_code_used: (where) => ({
		subject: t("A recovery code was used"),
		what: t("Someone logged in to your account at {society} with one of your recovery codes: {when}.", where),
		otherwise: passwordAndCodes(),
	}),
	codes_guessed: (where) => ({
		subject: t("Wrong codes at login"),
		what: t(
			"Someone entered the correct password for your account at {society}, and then several wrong codes, most recently: {when}. They did not get in.",
			where,
		),
		otherwise: newPassword(),
	}),
	password_changed: (where) => ({
		subject: t("Your password was changed"),
		what: t("The password of your account at {society} was changed: {when}. Everyone else was logged out.", where),
		otherwise: newPassword(),
	}),
};

const contact = () => t("If you need help, please write to {email}.", { email: society.contact_email });

const letterOf = (news: SecurityEvent, at: string, zone: string) => {
	const when = formatMomentWithZone(zone, new Date(at));
	const { subject, what, otherwise } = wordsOf[news]({ society: societyName(), when });
	return { subject, paragraphs: [what, wasYou(), otherwise, contact()] };
};

/** To who has the account, also where they are locked out by now. */
export const mailSecurityEvent = async (
	{ database: { db }, mailer, config }: Platform,
	{ member_id, news, at }: SecurityMail,
	id: string,
): Promise<void> => {
	const member = await memberById(db, member_id);
	if (!member) return;
	const { language, zone } = await mailLanguageOf(db, member_id);
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			greeting: t("Hello {name},", { name: nameOf(member) }),
			...letterOf(news, at, zone),
			link: { text: t("Set a new password"), url: `${config.PUBLIC_URL}${pathIn(language, "/forgot-password")}` },
		})),
		id,
	);
};
