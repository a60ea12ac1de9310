import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { BodyOf } from "@warmline/contract/calls";
import { futureDaySentence, isFutureDay } from "@warmline/contract/forms/form";
import type { changeMemberRole } from "@warmline/contract/members/calls";
import { changeRole, type MemberRow, namedPerson } from "../accounts/index.ts";
import { followRole, makeRecord, suspendedAmong } from "../applications/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { invalid } from "../platform/errors.ts";
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
	{ role, reason, certified_since }: BodyOf<typeof changeMemberRole>,
): Promise<void> => {
	if (certified_since && isFutureDay(certified_since, clock.now().getTime()))
		throw invalid("invalid_certified_since", futureDaySentence, { certified_since: futureDaySentence });
	await makeRecord(db, memberId);
	const before = await inTransaction(db, async (work) => {
		const { tx } = work;
		const member = await lockMemberForDirector(tx, director, memberId, { takesAway: role !== "director" });
		// A trainee who is suspended would have another role again later; who is given this one stays it.
		const waitsForRole = (await suspendedAmong(tx, [memberId])).size > 0;
		if (member.role === role && !waitsForRole) return role;
		await changeRole({ hub, jobs, clock }, work, memberId, { from: member.role, to: role });
		await followRole(tx, clock, director, memberId, { role, reason, certified_since });
		const about = namedPerson(member);
		const params = { before: member.role, after: role, ...(reason !== undefined && { reason }) };
		await record(tx, clock, { act: "change_role", member: director, about, params });
		await jobs.promise<MemberNews>(newsJob, { member_id: memberId, news: role }, tx);
		return member.role;
	});
	if (isAgent(before) && !isAgent(role)) await releaseWork(memberId);
	else if (isSupervising(before) && !isSupervising(role)) await releaseSupervisedShifts(memberId);
};
