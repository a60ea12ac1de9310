import type { Role } from "@warmline/contract/accounts/roles";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import { reopenChannelsOfMember } from "../platform/realtime/presence.ts";
import { type MemberRow, setRole } from "./queries.ts";

/**
 * In the transaction of the act that brings it. Calls see it with the next request, channels are opened anew. Undefined
 * when the member does not have the role they were thought to have; then nothing changes.
 */
export const changeRole = async (
	{ hub }: { hub: Hub },
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
	{ from, to }: { from: Role; to: Role },
): Promise<MemberRow | undefined> => {
	const changed = await setRole(tx, memberId, from, to);
	if (changed) afterCommit(() => reopenChannelsOfMember(hub, memberId));
	return changed;
};
