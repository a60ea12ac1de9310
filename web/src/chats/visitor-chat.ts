import type { ChatStatus } from "@warmline/contract/chats/chat";
import {
	type ToVisitorFrame,
	toVisitorFrames,
	type VisitorFrameInput,
	visitorChannelPath,
} from "@warmline/contract/chats/visitor-channel";
import { type ChannelState, openChannel } from "../platform/channel.ts";
import { browserSocket, channelAddress, wakeWithTab } from "../platform/channel-browser.ts";
import { channelLog } from "../platform/channel-log.ts";
import { type ConversationState, createConversation } from "./conversation.ts";
import { createStore } from "./store.ts";
import { newThread, reached } from "./thread.ts";
import { createTypingPulse } from "./typing-pulse.ts";

export type VisitorChat = {
	readonly connection: ChannelState;
	readonly conversation: ConversationState;
	/** Null until the server has said it. */
	readonly status: ChatStatus | null;
	readonly agentName: string | null;
	/** How many wait in front. */
	readonly ahead: number | null;
	/** What the server refused, in a sentence. */
	readonly refusal: string | null;
};

/**
 * A visitor's own chat. Only the cookie of the chat opens the channel: a link that could open it would let somebody
 * lead a visitor into a chat that he reads along.
 */
export const createVisitorChat = (chatId: string) => {
	const typingPulse = createTypingPulse();

	const conversation = createConversation({
		thread: newThread(),
		ask: (after) => channel.send({ action: "fetch_messages", chat_id: chatId, after }),
		transmit: ({ client_id, message }) => channel.send({ action: "send_message", message, sender: "user", client_id }),
		changed: (state) => store.change({ conversation: state }),
	});

	const store = createStore<VisitorChat>({
		connection: "connecting",
		conversation: conversation.state(),
		status: null,
		agentName: null,
		ahead: null,
		refusal: null,
	});

	const heard = (frame: ToVisitorFrame) => {
		switch (frame.action) {
			case "fetch_messages":
				store.change({ status: frame.status, agentName: frame.agent_name ?? store.get().agentName });
				return conversation.answered(frame.messages);
			case "new_message":
				return conversation.heard(frame.message);
			case "chat_assigned":
				return store.change({ agentName: frame.agent_name, status: "active", ahead: null });
			case "typing":
				if (frame.sender === "agent") conversation.heardTyping(store.get().agentName ?? "Your listener");
				return;
			case "queue":
				return store.change({ ahead: frame.ahead });
			case "chat_ended":
				return store.change({ status: "ended" });
			case "error":
				channelLog("The server refused a frame.", frame);
				if (frame.client_id) return conversation.refused(frame.client_id, frame.message);
				return store.change({ refusal: frame.message });
		}
	};

	const channel = openChannel<typeof toVisitorFrames, VisitorFrameInput>({
		url: () => channelAddress(visitorChannelPath(chatId)),
		frames: toVisitorFrames,
		connect: browserSocket,
		heard,
		changed: (connection) => {
			store.change({ connection });
			if (connection === "connected") conversation.connected();
			else conversation.disconnected();
		},
		probe: () => ({ action: "fetch_messages", chat_id: chatId, after: reached(conversation.state().thread) }),
	});

	return {
		store,
		start: () => {
			channel.open();
			const sleep = wakeWithTab(channel);
			return () => {
				sleep();
				channel.close();
				conversation.stop();
			};
		},
		reconnect: channel.wake,
		write: (text: string) => {
			store.change({ refusal: null });
			conversation.write(text);
		},
		tryAgain: conversation.tryAgain,
		fetchAgain: conversation.fetchAgain,
		typed: () => {
			if (channel.state() === "connected" && typingPulse()) channel.send({ action: "typing" });
		},
		end: () => channel.send({ action: "end_chat" }),
	};
};
