import type { AgentFrameInput } from "@warmline/contract/chats/agent-channel";
import type { ConversationState } from "../../ui/conversation/conversation.ts";
import type { Pending } from "../../ui/conversation/thread.ts";

type Written = {
	readonly conversation: ConversationState | null;
	readonly drafts: Readonly<Record<string, string>>;
};

/** All that was written in a chat and is not stored, to be read and copied. */
export const unsentText = ({ conversation, drafts }: Written, chatId: string): string =>
	[...(conversation?.thread.pending ?? []).map(({ message }) => message), drafts[chatId] ?? ""]
		.filter((text) => text.trim() !== "")
		.join("\n\n");

/** By which a message goes out, or an entry of the list that is shared. */
export const frameOf = (
	chat_id: string,
	agent_id: string,
	{ client_id, message, resource }: Pending,
): AgentFrameInput =>
	resource
		? { action: "share_resource", chat_id, client_id, ...resource }
		: { action: "send_message", sender: "agent", chat_id, agent_id, client_id, message };

/** Messages of chats that are not open, written while there was no connection. */
export const createUnsentMessages = () => {
	const byChat = new Map<string, readonly Pending[]>();
	return {
		keep: (chatId: string, pending: readonly Pending[] = []) => {
			if (pending.length > 0) byChat.set(chatId, pending);
		},
		/** For the conversation that is opened: it sends them by itself. */
		take: (chatId: string): readonly Pending[] => {
			const pending = byChat.get(chatId) ?? [];
			byChat.delete(chatId);
			return pending;
		},
		/** To be sent now. They stay until their chat is opened: a message that is sent twice is stored once. */
		frames: (agent_id: string): readonly AgentFrameInput[] =>
			[...byChat].flatMap(([chat_id, pending]) =>
				pending.filter(({ failed }) => failed === null).map((one) => frameOf(chat_id, agent_id, one)),
			),
		/** Whether the server refused one of these. */
		refused: (clientId: string, reason: string): boolean => {
			for (const [chatId, pending] of byChat) {
				if (!pending.some((one) => one.client_id === clientId)) continue;
				byChat.set(
					chatId,
					pending.map((one) => (one.client_id === clientId ? { ...one, failed: reason } : one)),
				);
				return true;
			}
			return false;
		},
	};
};
