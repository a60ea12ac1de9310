import { emailChangeHours, type newEmail } from "@warmline/contract/accounts/email-change-calls";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type * as z from "zod/mini";
import { minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { ensureOwnPassword, wrongPassword } from "../password/own-password.ts";
import { lockMember, type MemberRow } from "../queries.ts";
import type { Session } from "../sessions/sessions.ts";
import { emailOf } from "../user.ts";
import { type ChangeRow, changeOf, putChange } from "./change-queries.ts";
import { changeTokens } from "./change-tokens.ts";
import { type ChangeMail, changeMailJob } from "./mail-change.ts";

/** In a quarter of an hour to one address, as of other links; and in a day, to all that one member names. */
const mostMails = 3;
const mostChanges = 10;

/** To one address; whoever asks, and for whichever account. */
export const limitChangeMails = (platform: Platform, email: string) =>
	limitTo(platform, ["email change mail", email], { limit: mostMails, windowSeconds: 15 * 60 });

type Wanted = { readonly email: string; readonly by_director: boolean; readonly keptSession: Buffer | null };
type Begin = Pick<Platform, "clock" | "jobs" | "vault">;

/** The member is locked. Each address that is not confirmed gets its mail. */
export const putChangeOf = async (
	tx: Db,
	{ clock, jobs, vault }: Begin,
	member: MemberRow,
	{ email, by_director, keptSession }: Wanted,
	language: Language,
): Promise<void> => {
	if (emailOf(member).toLowerCase() === email.toLowerCase()) throw sameEmail();
	const id = v7();
	const now = clock.now();
	const tokens = changeTokens(vault, id);
	await putChange(tx, {
		id,
		member_id: member.id,
		new_email: email,
		by_director,
		old_token_hash: tokenHash(tokens.old),
		new_token_hash: tokenHash(tokens.new),
		refusal_token_hash: tokenHash(tokens.refusal),
		kept_session: keptSession,
		began_at: now,
		expires_at: minutesAfter(now, emailChangeHours * 60),
	});
	for (const to of ["old", "new"] as const)
		await jobs.promise<ChangeMail>(changeMailJob, { change_id: id, to, language }, tx);
};

const sameEmail = () => {
	const message = t("This is the email of the account already.");
	return invalid("same_email", message, { email: message });
};

/**
 * By a member who is logged in and knows the password. Whether the new address is another member's is found out by the
 * job that mails to it, so here nothing differs.
 */
export const beginOwnChange = async (
	platform: Platform,
	{ member, tokenHash: keptSession }: Session,
	{ email, current_password }: z.output<typeof newEmail>,
	language: Language,
): Promise<void> => {
	await ensureOwnPassword(platform, member, current_password, "current_password");
	await limitChangeMails(platform, email);
	await limitTo(platform, ["email changes of", member.id], { limit: mostChanges, windowSeconds: 24 * 3600 });
	await inTransaction(platform.database.db, async ({ tx }) => {
		const now = await lockMember(tx, member.id);
		// Its owner may have set a new one in this moment, because somebody else had the old one.
		if (!now?.is_active || now.password_hash !== member.password_hash) throw wrongPassword("current_password");
		await putChangeOf(tx, platform, now, { email, by_director: false, keptSession }, language);
	});
};

const noChange = () =>
	conflict("no_change", t("There is no change to confirm any more. Please enter the new email again."));

const isWaiting = ({ by_director, old_confirmed_at, new_confirmed_at }: ChangeRow, to: "old" | "new") =>
	to === "new" ? new_confirmed_at === null : !by_director && old_confirmed_at === null;

/** The same links once more. */
export const mailAgain = async (platform: Platform, memberId: string, language: Language): Promise<void> => {
	const { database, clock, jobs } = platform;
	const change = await changeOf(database.db, memberId, clock.now());
	if (!change) throw noChange();
	await limitChangeMails(platform, change.new_email);
	await limitTo(platform, ["email changes of", memberId], { limit: mostChanges, windowSeconds: 24 * 3600 });
	for (const to of ["old", "new"] as const)
		if (isWaiting(change, to)) await jobs.promise<ChangeMail>(changeMailJob, { change_id: change.id, to, language });
};
