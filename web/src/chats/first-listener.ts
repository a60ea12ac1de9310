import { eventText } from "@warmline/contract/chats/event";
import type { Message } from "@warmline/contract/chats/message";
import type { Thread } from "../ui/conversation/thread.ts";

/**
 * The line of a transcript that says who came first. No event is stored of it (every chat would have one more write), so
 * it is told by what is there: it stands before the listener's first words, or at the end until they write. Null where
 * nobody has come, the beginning is not loaded, or an event tells who came.
 */
export const firstListener = (
	{ from, messages }: Thread,
	agentName: string | null,
): { readonly text: string; readonly before: Message["id"] | null } | null => {
	if (from > 1) return null;
	const first = messages.find(({ sender, event }) => sender === "agent" || event);
	if (first?.event && first.event.code !== "supervisor_joined") return null;
	const name = first?.sender === "agent" ? first.sender_name : agentName;
	if (name === null) return null;
	return { text: eventText({ code: "joined", by: null, to: name }) ?? "", before: first?.id ?? null };
};
