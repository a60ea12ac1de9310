import type { Db } from "../platform/db/database.ts";
import { anyChangeOf, formerEmailsOf } from "./email-change/change-queries.ts";
import { passkeysOf } from "./passkeys/passkey-queries.ts";
import { memberById, sessionsOf } from "./queries.ts";
import { secondStepOf } from "./second-step/second-step-queries.ts";
import { emailOf } from "./user.ts";

/** What is kept of a member as such, for themselves: no password, no token and no code, not even as a hash. */
export const exportPersonalData = async (db: Db, memberId: string) => {
	const member = await memberById(db, memberId);
	if (!member) return null;
	const { password_hash: _, username_key: _key, claimed_email: _claimed, ...account } = member;
	const step = await secondStepOf(db, memberId);
	const passkeys = await passkeysOf(db, memberId);
	const change = await anyChangeOf(db, memberId);
	return {
		...account,
		email: emailOf(member),
		former_emails: await formerEmailsOf(db, memberId),
		email_change: change && {
			new_email: change.new_email,
			by_director: change.by_director,
			began_at: change.began_at,
			expires_at: change.expires_at,
		},
		second_step_since: step?.confirmed_at ?? null,
		passkeys: passkeys.map(({ name, created_at, used_at, backed_up }) => ({ name, created_at, used_at, backed_up })),
		sessions: await sessionsOf(db, memberId),
	};
};
