import type { Role } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import { v7 } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { hashPassword } from "../password/passwords.ts";
import { insertMember } from "../queries.ts";

export type MemberToAdd = {
	email: string;
	username: string;
	first_name: string;
	last_name: string;
	role: Role;
	password: string;
	applicant_type?: ApplicantType | null;
	about?: string;
};

/** A verified member, made by who runs the server. Undefined when the email or the username is taken. */
export const addMember = async (
	{ database, clock }: { database: Database; clock: Clock },
	{ password, ...member }: MemberToAdd,
) =>
	insertMember(database.db, {
		...member,
		id: v7(),
		password_hash: await hashPassword(password),
		about: member.about || null,
		is_verified: true,
		joined_at: clock.now(),
	});
