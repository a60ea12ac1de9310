import type { SilenceKind } from "@warmline/contract/profiles/calls";
import { lockMembers, type MemberRow } from "../../accounts/index.ts";
import { forgetNoticesFrom } from "../../notifications/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { cannotSilenceYourself, noSuchMember } from "../errors.ts";
import { deleteFollowsBetween } from "../follows/follow-queries.ts";
import { mayMeet } from "../policy.ts";
import { memberAsStanding } from "../queries.ts";
import { insertSilence } from "./silence-queries.ts";

/** A block ends what was between the two; whoever looks after the community can be silenced too, and goes on with it. */
export const silenceMember = async (
	{ database, clock }: Platform,
	member: MemberRow,
	otherId: string,
	kind: SilenceKind,
): Promise<void> => {
	if (otherId === member.id) throw cannotSilenceYourself();
	await inTransaction(database.db, async ({ tx }) => {
		await lockMembers(tx, [member.id, otherId]);
		const now = clock.now();
		const standing = await memberAsStanding(tx, member.id, { id: otherId }, now);
		// Their own block they may turn into something else; the other's they do not hear of.
		const isThere = standing && mayMeet(member, standing.member) && standing.silenced_you !== "block";
		if (!isThere) throw noSuchMember();
		await insertSilence(tx, { member_id: member.id, other_id: otherId, kind, at: now });
		await forgetNoticesFrom(tx, member.id, otherId);
		if (kind === "mute") return;
		await forgetNoticesFrom(tx, otherId, member.id);
		await deleteFollowsBetween(tx, member.id, otherId);
	});
};
