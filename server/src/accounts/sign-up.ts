import type { SignUp } from "@warmline/contract/accounts/user";
import { say } from "@warmline/contract/say";
import { v7 } from "uuid";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { conflict } from "../platform/refusals.ts";
import { hashPassword } from "./passwords.ts";
import { insertMember, type MemberRow } from "./queries.ts";

/** An applicant registers; what he may do waits for his verified email. */
export const signUp = async (db: Db, clock: Clock, form: SignUp): Promise<MemberRow> => {
	const member = await insertMember(db, {
		id: v7(),
		username: form.username,
		email: form.email,
		first_name: form.first_name,
		last_name: form.last_name,
		nickname: form.nickname ?? null,
		password_hash: await hashPassword(form.password),
		role: "new_hire",
		applicant_type: form.applicant_type,
		joined_at: clock.now(),
	});
	if (!member) throw conflict("already_exists", say("Signup failed! email or username already exists"));
	return member;
};
