import type { Db } from "../../platform/db/database.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { hasOpenChannel } from "../../platform/realtime/presence.ts";
import { lockMember, setPresence } from "../queries.ts";
import { sessionsOf } from "./own-session-queries.ts";

/**
 * With a session ends the duty of its member, unless another one of theirs has a page open. Before the session is
 * deleted: whoever locks a member too has locked them before their sessions.
 */
export const endDutyOfSession = async (
	tx: Db,
	hub: Hub,
	memberId: string,
	ends: (session: { readonly id: string; readonly token_hash: Buffer }) => boolean,
): Promise<void> => {
	await lockMember(tx, memberId, "no key update");
	const stays = (await sessionsOf(tx, memberId)).some(
		(session) => !ends(session) && hasOpenChannel(hub, session.token_hash),
	);
	if (!stays) await setPresence(tx, memberId, "away");
};
