import * as z from "zod/mini";
import { frame } from "../frames.ts";
import { id } from "../ids.ts";
import { clientId, messageText, seqBefore } from "./message.ts";

/** What a visitor sends. Apart from what they are sent: their browser checks that, and not its own. */
export const visitorFrames = {
	/** Answered with at most 100 messages after `after`; a client repeats until it gets an empty list. */
	fetch_messages: frame("fetch_messages", { chat_id: z.optional(id), after: z._default(seqBefore, 0) }),
	send_message: frame("send_message", {
		message: messageText,
		sender: z.optional(z.literal("user")),
		client_id: z.optional(clientId),
	}),
	typing: frame("typing", {}),
	end_chat: frame("end_chat", {}),
	/** While nobody has taken the chat, its first message can be said better. */
	edit_first: frame("edit_first", { message: messageText }),
	/** The agent's words up to `seq` were before the visitor's eyes. */
	seen: frame("seen", { seq: seqBefore }),
} as const;
