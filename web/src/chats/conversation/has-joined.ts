import type { AgentState } from "../store/agent-store.ts";

/** Whether this supervisor has joined a colleague's chat: by the transcript, or, before it says so, by the server's answer. */
export const hasJoined = (
	{ joined, conversation }: Pick<AgentState, "joined" | "conversation">,
	chatId: string,
	meId: string,
): boolean => {
	const last = conversation?.thread.messages.findLast(
		({ event, sender_id }) =>
			sender_id === meId && (event?.code === "supervisor_joined" || event?.code === "supervisor_left"),
	);
	return last ? last.event?.code === "supervisor_joined" : joined.has(chatId);
};
