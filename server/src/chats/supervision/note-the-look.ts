import type { MemberRow } from "../../accounts/index.ts";
import { recordOnce } from "../../audit/index.ts";
import { agentOf } from "../active-chat.ts";
import type { Desk } from "../desk.ts";
import { isAnothers } from "../policy.ts";
import type { ChatRow } from "../queries.ts";

/** Minutes in which a look is the same look: a connection that is lost and comes back, or a list read page by page. */
const minutes = 15;

type Seen = Pick<ChatRow, "id" | "status" | "assigned_agent" | "agent_name">;

/** Who looks into the words of somebody else's chat is written down, before he sees them. */
export const noteTheLook = async (
	desk: Pick<Desk, "database" | "clock">,
	member: MemberRow,
	chat: Seen,
	act: "watch_chat" | "read_transcript" = "read_transcript",
): Promise<void> => {
	if (!isAnothers(member, chat)) return;
	const line = { act, member, chat_id: chat.id, about: agentOf(chat) ?? undefined };
	await recordOnce(desk.database.db, desk.clock, line, minutes);
};
