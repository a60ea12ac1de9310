import { memberById, toMember } from "../../../accounts/index.ts";
import { sendEmail } from "../../../platform/mail/send-email.ts";
import type { Platform } from "../../../platform/platform.ts";
import { roleReinstated, roleSuspended } from "../../emails/volunteers.ts";
import { languageOf } from "../../member-language.ts";
import { recordOf } from "../record-queries.ts";

/** Whose standing has changed, and how: somebody who was added by hand has no application to name instead. */
export type StandingJob = { member_id: string; suspended: boolean };

export const standingJob = "mail-standing";

/** Tells somebody that they are suspended, and why, or that they are reinstated; nothing when it is otherwise by now. */
export const mailStanding = async (platform: Platform, { member_id, suspended }: StandingJob, id: string) => {
	const { db } = platform.database;
	const [member, record, language] = await Promise.all([
		memberById(db, member_id),
		recordOf(db, member_id),
		languageOf(db, member_id),
	]);
	const reason = record?.suspended_reason ?? null;
	if (!member?.is_active || (reason !== null) !== suspended) return;
	const email = () =>
		reason === null ? roleReinstated({ member_id }) : roleSuspended({ reason, until: record?.suspended_until ?? null });
	await sendEmail(platform, toMember(member, language), email, id);
};
