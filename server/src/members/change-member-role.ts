import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { BodyOf } from "@warmline/contract/calls";
import type { changeMemberRole } from "@warmline/contract/members/calls";
import { changeRole, type MemberRow, namedPerson } from "../accounts/index.ts";
import { followRole, makeRecord } from "../applications/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { ReleasesWork } from "./deactivate-member.ts";
import { lockMemberForDirector } from "./lock-member-for-director.ts";
import { type MemberNews, newsJob } from "./mail-member-news.ts";

/** With the way to free the places in which a member supervises shifts. */
export type ChangesRole = ReleasesWork & { readonly releaseSupervisedShifts: (memberId: string) => Promise<void> };

/** In force with the next request, and on channels that are open. Who takes no chats any more is released from those they have. */
export const giveRole = async (
	{ database: { db }, clock, hub, jobs, releaseWork, releaseSupervisedShifts }: ChangesRole,
	director: MemberRow,
	memberId: string,
	{ role, reason }: BodyOf<typeof changeMemberRole>,
): Promise<void> => {
	await makeRecord(db, memberId);
	const before = await inTransaction(db, async (work) => {
		const { tx } = work;
		const member = await lockMemberForDirector(tx, director, memberId, { takesAway: role !== "director" });
		if (member.role === role) return role;
		await changeRole({ hub }, work, memberId, { from: member.role, to: role });
		await followRole(tx, clock, director, memberId, { role, reason });
		const about = namedPerson(member);
		const params = { before: member.role, after: role, ...(reason !== undefined && { reason }) };
		await record(tx, clock, { act: "change_role", member: director, about, params });
		await jobs.promise<MemberNews>(newsJob, { member_id: memberId, news: role }, tx);
		return member.role;
	});
	if (isAgent(before) && !isAgent(role)) await releaseWork(memberId);
	else if (isSupervising(before) && !isSupervising(role)) await releaseSupervisedShifts(memberId);
};
