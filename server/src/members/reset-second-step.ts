import { type AccountPorts, type MemberRow, namedPerson, takeSecondStep } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { lockMemberForDirector } from "./lock-member-for-director.ts";
import { type MemberNews, newsJob } from "./mail-member-news.ts";

export type EndsLogins = Platform & Pick<AccountPorts, "endNotices">;

/** For who has lost phone and codes: the password alone opens the account again, and whoever is in it now is out. */
export const resetStep = (
	{ database: { db }, clock, hub, jobs, endNotices, sealer }: EndsLogins,
	director: MemberRow,
	memberId: string,
	reason: string | undefined,
): Promise<void> =>
	inTransaction(db, async (work) => {
		const { tx } = work;
		const member = await lockMemberForDirector(tx, director, memberId, { takesAway: false, endsLogins: true });
		if (!(await takeSecondStep({ hub, endNotices, sealer }, work, memberId))) return;
		const about = namedPerson(member);
		await record(tx, clock, { act: "reset_second_step", member: director, about, params: { reason } });
		await jobs.promise<MemberNews>(newsJob, { member_id: memberId, news: "second_step_reset" }, tx);
	});
