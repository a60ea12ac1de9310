import type { AuditAct } from "@warmline/contract/audit/calls";
import { type AccountPorts, memberById, namedPerson, type SecurityEvent, toMember } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { sendEmail } from "../platform/mail/send-email.ts";
import type { Platform } from "../platform/platform.ts";
import { securityEvent } from "./emails/security.ts";
import { mailLanguageOf } from "./mail-language.ts";

const acts = {
	second_step_on: "turn_on_second_step",
	second_step_off: "turn_off_second_step",
	recovery_codes_renewed: "renew_recovery_codes",
	recovery_code_used: "use_recovery_code",
	codes_guessed: "guess_codes",
	app_added: "add_authenticator_app",
	passkey_added: "add_passkey",
	passkey_removed: "remove_passkey",
	passkey_copied: "refuse_passkey",
	password_changed: "change_password",
} as const satisfies Readonly<Record<Exclude<SecurityEvent, "email_changed" | "api_token_created">, AuditAct>>;

export type SecurityMail = {
	readonly member_id: string;
	readonly news: SecurityEvent;
	readonly at: string;
	/** Where it is not the one they have now. */
	readonly email?: string;
};

export const securityMailJob = "mail-step-news";

/** Whoever has got into somebody's account can do all of this: its owner hears of it in another place. */
export const securityReporter =
	({ clock, jobs }: Pick<Platform, "clock" | "jobs">): AccountPorts["reportSecurityEvent"] =>
	async (tx, member, news, change) => {
		const about = namedPerson(member);
		// Of a token the log says more, where it is created.
		if (news !== "api_token_created") {
			const act = news === "email_changed" ? ({ act: "change_email", params: change } as const) : { act: acts[news] };
			await record(tx, clock, { ...act, member, about });
		}
		const mail = { member_id: member.id, news, at: clock.now().toISOString() };
		const { email } = member;
		await jobs.promise<SecurityMail>(securityMailJob, news === "email_changed" ? { ...mail, email } : mail, tx);
	};

/** To who has the account, also where they are locked out by now. */
export const mailSecurityEvent = async (
	platform: Platform,
	{ member_id, news: event, at, email }: SecurityMail,
	id: string,
): Promise<void> => {
	const { db } = platform.database;
	const member = await memberById(db, member_id);
	if (!member) return;
	const { language, zone } = await mailLanguageOf(db, member_id);
	const recipient = toMember({ ...member, email: email ?? member.email }, language);
	await sendEmail(platform, recipient, () => securityEvent({ event, at: new Date(at), zone }), id);
};
