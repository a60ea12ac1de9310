import { type MemberRow, memberById, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { notFound } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { liftSuspension as liftIt, suspendedUntil } from "../profiles/index.ts";
import { notSuspendable, notSuspended } from "./errors.ts";
import { maySuspend } from "./policy.ts";

/** By whoever could have suspended: nobody lets themselves back in. */
export const liftSuspension = (platform: Platform, moderator: MemberRow, memberId: string): Promise<void> =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const member = await memberById(tx, memberId);
		if (!member) throw notFound();
		if (!maySuspend(moderator, member)) throw notSuspendable();
		const runs = await suspendedUntil(tx, memberId, platform.clock.now());
		if (!runs || !(await liftIt(tx, memberId))) throw notSuspended();
		const about = namedPerson(member);
		await record(tx, platform.clock, { act: "lift_community_suspension", member: moderator, about });
		await notify(platform, work, [
			{ member_id: memberId, kind: "moderation", actor_id: null, message: "moderation_suspension_lifted" },
		]);
	});
