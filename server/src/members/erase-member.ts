import { t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import {
	deactivateAccount,
	deleteClaimsOf,
	deleteMember,
	emailsInJobsOf,
	type MemberRow,
	provedEmailsOf,
} from "../accounts/index.ts";
import { documentsOf } from "../applications/index.ts";
import { record } from "../audit/index.ts";
import type { Db } from "../platform/db/database.ts";
import { forgetEmailInJobs } from "../platform/db/jobs/job-queries.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { invalid } from "../platform/errors.ts";
import type { ReleasesWork } from "./deactivate-member.ts";
import { lockMemberForDirector } from "./lock-member-for-director.ts";
import type { PersonalDataPart } from "./personal-data-parts.ts";

type Known = ReleasesWork & { readonly keptOf: readonly PersonalDataPart[] };

const wrongUsername = () => {
	const message = t("This is not the username of this member.");
	return invalid("wrong_username", message, { username: message });
};

const lockNamed = async (
	tx: Parameters<typeof lockMemberForDirector>[0],
	director: MemberRow,
	memberId: string,
	username: string,
) => {
	const member = await lockMemberForDirector(tx, director, memberId, { takesAway: true, endsLogins: true });
	if (member.username.toLowerCase() !== username.trim().toLowerCase()) throw wrongUsername();
	return member;
};

/** Before a change of email that has begun is deleted with the rest, and once more at the end. */
const forgetInJobs = async (tx: Db, member: MemberRow): Promise<void> => {
	for (const email of await emailsInJobsOf(tx, member)) await forgetEmailInJobs(tx, email);
};

/**
 * Takes a person out for good. First locked out, so that their visitors get somebody else and they begin nothing new; then
 * their name goes wherever a feature has it, each in its own time; then the account, with all that hangs on it, at once.
 * What is broken off by a crash is gone on with by erasing again; files that are left then are found at night.
 */
export const erase = async (
	platform: Known,
	director: MemberRow,
	memberId: string,
	username: string,
): Promise<void> => {
	const { database, clock, hub, vault, log, releaseWork, keptOf } = platform;
	const person = await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const member = await lockNamed(tx, director, memberId, username);
		const proved_emails = await provedEmailsOf(tx, member);
		await forgetInJobs(tx, member);
		await deactivateAccount({ hub }, work, memberId);
		return { id: member.id, proved_emails };
	});
	await releaseWork(memberId);
	for (const { forget } of keptOf)
		if (forget) await inTransaction(database.db, (work) => forget(work, person, platform));
	const files = await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const member = await lockNamed(tx, director, memberId, username);
		const documents = await documentsOf(tx, memberId);
		for (const { forgetLast } of keptOf) await forgetLast?.(work, person, platform);
		await forgetInJobs(tx, member);
		if (member.is_verified) await deleteClaimsOf(tx, member.email);
		await deleteMember(tx, memberId);
		const about = { id: memberId, name: formerMember };
		await record(tx, clock, { act: "erase_member", member: director, about, params: { role: member.role } });
		return documents;
	});
	for (const { id } of files) {
		await vault.remove(id).catch((error) => log.warn({ err: error }, "a file is left for the night"));
	}
};
