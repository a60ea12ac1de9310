import { isActiveMember } from "@warmline/contract/accounts/roles";
import { lockMembers, type MemberRow } from "../../accounts/index.ts";
import { notify } from "../../notifications/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureMayWrite } from "../ensure-may-write.ts";
import { cannotFollowYourself, noSuchMember } from "../errors.ts";
import { meetMember } from "../meet-member.ts";
import { deleteFollow, insertFollow, isFollowing } from "./follow-queries.ts";

/** Following, and no longer, so often an hour is more than anybody means. */
const most = 300;

/**
 * Answers whether the one follows the other from now on. Without `following` it is the other way round than before; of
 * two presses at once the second sees what the first has done. To follow no longer is nobody's to refuse.
 */
export const followMember = async (
	platform: Platform,
	member: MemberRow,
	otherId: string,
	following: boolean | undefined,
): Promise<boolean> => {
	const { database, clock } = platform;
	if (otherId === member.id) throw cannotFollowYourself();
	await limitTo(platform, ["follow", member.id], { limit: most, windowSeconds: 3600 });
	return inTransaction(database.db, async (work) => {
		const { tx } = work;
		// Also a block of one by the other takes its turn, and is seen here when it has come before.
		await lockMembers(tx, [member.id, otherId]);
		const follows = await isFollowing(tx, member.id, otherId);
		const wanted = following ?? !follows;
		if (wanted === follows) return wanted;
		if (!wanted) {
			await deleteFollow(tx, member.id, otherId);
			return false;
		}
		const { member: other, silenced_you } = await meetMember(tx, clock, member, { id: otherId });
		if (!isActiveMember(other)) throw noSuchMember();
		await ensureMayWrite(tx, clock, member);
		await insertFollow(tx, member.id, otherId, clock.now());
		if (silenced_you === null) {
			const same_as = `follow:${member.id}`;
			await notify(platform, work, [{ member_id: otherId, kind: "follow", actor_id: member.id, same_as }]);
		}
		return true;
	});
};
