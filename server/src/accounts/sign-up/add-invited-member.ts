import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { Db } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Platform } from "../../platform/platform.ts";
import { type MemberRow, memberByUsername } from "../queries.ts";
import type { members } from "../tables.ts";
import { insertApplicant, takeEmail } from "./claim-queries.ts";
import { type SignUpJob, signUpJob } from "./mailed-links.ts";
import { verifyMember } from "./verify-member.ts";

/** Who was invited may know that there is a member of that name. */
const usernameIsTaken = async (tx: Db, username: string) => {
	const message = (await memberByUsername(tx, username))
		? t("This username is taken. Please choose another one.")
		: t("This username looks too similar to another member’s. Please choose another one.");
	return conflict("username_taken", message, { username: message });
};

type Invited = Omit<typeof members.$inferInsert, "id" | "username_key" | "claimed_email" | "is_verified">;

/**
 * A member with the role that a director gave. `isProved`: they came by a link that was mailed to the address, so it is
 * theirs, whoever else registered with it and did not verify it; no verified member has it. Otherwise they verify it as
 * everybody who registers.
 */
export const addInvitedMember = async (
	platform: Pick<Platform, "jobs" | "clock">,
	tx: Db,
	invited: Invited,
	{ isProved }: { isProved: boolean },
): Promise<MemberRow> => {
	const person = { ...invited, id: v7() };
	// Once more, where somebody else registered with the same email in this moment.
	const member = (await insertApplicant(tx, person)) ?? (await insertApplicant(tx, person));
	if (!member) throw await usernameIsTaken(tx, person.username);
	if (!isProved) return member;
	if (member.claimed_email !== null) await takeEmail(tx, member.id, person.email);
	await verifyMember(platform, tx, member);
	return { ...member, email: person.email, claimed_email: null, is_verified: true };
};

type Proof = { readonly member: Pick<MemberRow, "id">; readonly language: Language };

/** In the transaction that adds them: the link by which they verify the email, or a word to who has it already. */
export const mailToProveEmail = async (jobs: Jobs, tx: Db, { member, language }: Proof): Promise<void> => {
	await jobs.promise<SignUpJob>(signUpJob, { memberId: member.id, language }, tx);
};
