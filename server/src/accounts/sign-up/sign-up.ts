import type { SignUp } from "@warmline/contract/accounts/user";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { isNewsOfSignUp } from "../login-limits.ts";
import { ensureUncommonPassword } from "../password/common-passwords.ts";
import { hashPassword } from "../password/passwords.ts";
import type { AccountPlatform } from "../ports.ts";
import { type MemberRow, memberByUsername } from "../queries.ts";
import { insertApplicant } from "./claim-queries.ts";
import { type SignUpJob, signUpJob } from "./mailed-links.ts";

/** In a day. Each of them is named in the mail that verifies the email, so a stranger must not fill it. */
const mostWithOneEmail = 10;

type From = { readonly address: string; readonly language: Language };

const usernameIsTaken = async (tx: Db, username: string) => {
	if (await memberByUsername(tx, username))
		return conflict("already_exists", t("Signup failed! email or username already exists"));
	const message = t("This username looks too similar to another member’s. Please choose another one.");
	return conflict("already_exists", message, { username: message });
};

/**
 * An applicant registers; what an applicant may do waits for the verified email. Whether the email is somebody's is told
 * to its owner only, by mail: here nothing differs, nor in what can be done with the account before it is verified.
 */
export const signUp = async (platform: AccountPlatform, form: SignUp, from: From): Promise<MemberRow> => {
	const { clock, database, jobs } = platform;
	ensureUncommonPassword(platform.config, form.password, form);
	await limitTo(platform, ["sign-ups with", form.email], { limit: mostWithOneEmail, windowSeconds: 24 * 3600 });
	const password_hash = await hashPassword(form.password, from);
	return inTransaction(database.db, async ({ tx }) => {
		const applicant = {
			id: v7(),
			username: form.username,
			email: form.email,
			first_name: form.first_name,
			last_name: form.last_name,
			nickname: form.nickname ?? null,
			password_hash,
			role: "new_hire",
			applicant_type: form.applicant_type,
			joined_at: clock.now(),
		} as const;
		// Once more, where somebody else registered with the same email in this moment.
		const member = (await insertApplicant(tx, applicant)) ?? (await insertApplicant(tx, applicant));
		if (!member) throw await usernameIsTaken(tx, form.username);
		await platform.keepLanguage(tx, member.id, from.language);
		if (await isNewsOfSignUp(tx, platform, form.email))
			await jobs.promise<SignUpJob>(signUpJob, { memberId: member.id, language: from.language }, tx);
		return member;
	});
};
