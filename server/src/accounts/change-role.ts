import { isAgent, type Role } from "@warmline/contract/accounts/roles";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import { recordEvent } from "../platform/events/record-event.ts";
import type { Platform } from "../platform/platform.ts";
import { reopenChannelsOfMember } from "../platform/realtime/presence.ts";
import { type MemberRow, setPresence, setRole } from "./queries.ts";

/**
 * In the transaction of the act that brings it. Calls see it with the next request, channels are opened anew. Undefined
 * when the member does not have the role they were thought to have; then nothing changes. Who takes chats no more is off
 * duty: given the role again, they check in again.
 */
export const changeRole = async (
	platform: Pick<Platform, "hub" | "jobs" | "clock">,
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
	{ from, to }: { from: Role; to: Role },
): Promise<MemberRow | undefined> => {
	const changed = await setRole(tx, memberId, from, to);
	if (!changed) return undefined;
	if (isAgent(from) && !isAgent(to)) await setPresence(tx, memberId, "away");
	await recordEvent(platform, tx, { type: "member.role_changed", data: { member_id: memberId, from, to } });
	afterCommit(() => reopenChannelsOfMember(platform.hub, memberId));
	return changed;
};
