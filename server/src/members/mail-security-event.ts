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
	password_changed: "change_password",
} as const satisfies Readonly<Record<SecurityEvent, AuditAct>>;

export type SecurityMail = { readonly member_id: string; readonly news: SecurityEvent; readonly at: string };

export const securityMailJob = "mail-step-news";

/** Whoever has got into somebody's account can do all of this: its owner hears of it in another place. */
export const securityReporter =
	({ clock, jobs }: Pick<Platform, "clock" | "jobs">): AccountPorts["reportSecurityEvent"] =>
	async (tx, member, news) => {
		const about = namedPerson(member);
		await record(tx, clock, { act: acts[news], member, about });
		const at = clock.now().toISOString();
		await jobs.promise<SecurityMail>(securityMailJob, { member_id: member.id, news, at }, tx);
	};

/** To who has the account, also where they are locked out by now. */
export const mailSecurityEvent = async (
	platform: Platform,
	{ member_id, news: event, at }: SecurityMail,
	id: string,
): Promise<void> => {
	const { db } = platform.database;
	const member = await memberById(db, member_id);
	if (!member) return;
	const { language, zone } = await mailLanguageOf(db, member_id);
	await sendEmail(platform, toMember(member, language), () => securityEvent({ event, at: new Date(at), zone }), id);
};
