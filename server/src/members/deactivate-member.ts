import { deactivateAccount, type MemberRow, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { lockMemberForDirector } from "./lock-member-for-director.ts";
import { type MemberNews, newsJob } from "./mail-member-news.ts";

/** With the way to give a member's visitors, and their shifts, to somebody else. */
export type ReleasesWork = Platform & { readonly releaseWork: (memberId: string) => Promise<void> };

/** Sessions, channels and mailed links end at once; what is kept of the member stays. */
export const deactivate = async (
	{ database: { db }, clock, hub, jobs, releaseWork }: ReleasesWork,
	director: MemberRow,
	memberId: string,
	reason: string | undefined,
): Promise<void> => {
	await inTransaction(db, async (work) => {
		const { tx } = work;
		const member = await lockMemberForDirector(tx, director, memberId, { takesAway: true, endsLogins: true });
		if (!member.is_active) return;
		await deactivateAccount({ hub }, work, memberId);
		const about = namedPerson(member);
		await record(tx, clock, {
			act: "deactivate_member",
			member: director,
			about,
			params: reason === undefined ? undefined : { reason },
		});
		await jobs.promise<MemberNews>(newsJob, { member_id: memberId, news: "deactivated" }, tx);
	});
	await releaseWork(memberId);
};
