import { type MemberRow, setApplicantType } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { mayApply } from "../policy.ts";
import { latestApplication, lockApplication, removeDraft } from "../queries.ts";

/**
 * Who registered as a supervisor, and finds that it is not for them, applies as a listener. Answers the member as they are
 * then; nothing changes for anybody else, nor when an application of theirs is being decided. What a draft had of
 * documents goes with the next night.
 */
export const turnToListening = async ({ database: { db } }: Platform, member: MemberRow): Promise<MemberRow> => {
	if (!mayApply(member) || member.applicant_type !== "supervisor") return member;
	return inTransaction(db, async ({ tx }) => {
		const latest = await latestApplication(tx, member.id);
		const now = latest && (await lockApplication(tx, latest.id));
		if (now?.status === "draft") await removeDraft(tx, now.id);
		else if (now && now.status !== "declined") return member;
		await setApplicantType(tx, member.id, "listener");
		return { ...member, applicant_type: "listener" as const };
	});
};
