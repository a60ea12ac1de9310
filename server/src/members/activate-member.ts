import { type MemberRow, namedPerson, reactivateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { lockMemberForDirector } from "./lock-member-for-director.ts";
import { type MemberNews, newsJob } from "./mail-member-news.ts";

/** Lets somebody log in again, as who they were. */
export const activate = (
	{ database: { db }, clock, jobs }: Platform,
	director: MemberRow,
	memberId: string,
): Promise<void> =>
	inTransaction(db, async ({ tx }) => {
		const member = await lockMemberForDirector(tx, director, memberId, { takesAway: false });
		if (member.is_active) return;
		await reactivateAccount(tx, memberId);
		const about = namedPerson(member);
		await record(tx, clock, { act: "activate_member", member: director, about });
		await jobs.promise<MemberNews>(newsJob, { member_id: memberId, news: "activated" }, tx);
	});
