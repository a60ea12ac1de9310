import { type ChatStatus, type Ending, reopenMinutes, type Sender } from "@warmline/contract/chats/message";
import type { Opening } from "@warmline/contract/chats/opening";
import {
	type ToVisitorFrame,
	toVisitorFrames,
	type VisitorFrameInput,
	visitorChannelPath,
} from "@warmline/contract/chats/visitor-channel";
import { language, t } from "@warmline/contract/i18n";
import { type ChannelState, openChannel } from "../../platform/realtime/channel.ts";
import { browserSocket, channelAddress, wakeWithTab } from "../../platform/realtime/channel-browser.ts";
import { channelLog } from "../../platform/realtime/channel-log.ts";
import { createStore } from "../../platform/storage/store.ts";
import { now } from "../../platform/time/time.ts";
import { type ConversationState, createConversation } from "../../ui/conversation/conversation.ts";
import { newThread, reached } from "../../ui/conversation/thread.ts";
import { createTypingPulse } from "../../ui/conversation/typing-pulse.ts";
import { forgetChatDraft, forgetOpenChat, keepChatDraft, keepOpenChat, keptChatDraft } from "./chat-in-tab.ts";
import type { Queue } from "./waiting-text.ts";

/** How a chat ended, and until when it can be taken up again by this machine's clock. */
export type Ended = { readonly by: Sender; readonly how: Ending; readonly reopenUntil: number };

export type VisitorChat = {
	readonly connection: ChannelState;
	readonly conversation: ConversationState;
	/** What is typed and not sent yet. */
	readonly text: string;
	/** Null until the server has said it. */
	readonly status: ChatStatus | null;
	readonly agentName: string | null;
	/** Where the visitor stands while they wait. */
	readonly queue: Queue | null;
	/** Whether somebody can come, while they wait; null until the server has said it. */
	readonly opening: Opening | null;
	/** When the chat closes, by this machine's clock. */
	readonly closesAt: number | null;
	/** What was typed and not sent when the chat ended. */
	readonly unsent: string;
	/** False while the listener's connection is lost. */
	readonly agentConnected: boolean;
	/** When the chat closes unless somebody writes, by this machine's clock. */
	readonly idleUntil: number | null;
	readonly ended: Ended | null;
	/** What the server refused, in a sentence. */
	readonly refusal: string | null;
};

const somebody = t("Your listener");

/**
 * A visitor's own chat. Only the cookie of the chat opens the channel: a link that could open it would let somebody
 * lead a visitor into a chat that they read along.
 */
export const createVisitorChat = (chatId: string) => {
	const typingPulse = createTypingPulse();
	const kept = keptChatDraft(chatId);
	/** Milliseconds by which the server's clock is ahead, as far as live frames have shown. */
	let ahead: number | null = null;
	let seen = { wanted: 0, told: 0 };

	const conversation = createConversation({
		thread: { ...newThread(), pending: kept.pending },
		ask: (after) => channel.send({ action: "fetch_messages", chat_id: chatId, after }),
		transmit: ({ client_id, message }) => channel.send({ action: "send_message", message, sender: "user", client_id }),
		changed: (state) => {
			const before = store.get().conversation.thread.pending;
			store.change({ conversation: state });
			if (state.thread.pending !== before) keep();
		},
	});

	const store = createStore<VisitorChat>({
		connection: "connecting",
		conversation: conversation.state(),
		text: kept.text,
		status: null,
		agentName: null,
		queue: null,
		opening: null,
		closesAt: null,
		unsent: "",
		agentConnected: true,
		idleUntil: null,
		ended: null,
		refusal: null,
	});

	const keep = () => {
		const { text, conversation, status } = store.get();
		const { pending } = conversation.thread;
		if (status === "ended" || (text === "" && pending.length === 0)) forgetChatDraft(chatId);
		else keepChatDraft(chatId, { text, pending });
	};

	/** A frame that was told just now shows the server's clock; a slow one shows it late, never early. */
	const hearClock = (time: number) => {
		ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, time - now());
		store.change({ closesAt: closesAtOf(store.get().opening) });
	};
	const here = (iso: string): number => Date.parse(iso) - (ahead ?? 0);
	const closesAtOf = (opening: Opening | null): number | null => (opening?.closes_at ? here(opening.closes_at) : null);

	const become = (status: ChatStatus, ended: Ended | null = null) => {
		store.change({ status, ended });
		if (status !== "ended") return keepOpenChat(chatId);
		const { text, unsent } = store.get();
		store.change({ queue: null, idleUntil: null, agentConnected: true, text: "", unsent: text || unsent });
		forgetChatDraft(chatId);
		forgetOpenChat(chatId);
	};

	const flushSeen = () => {
		if (seen.wanted <= seen.told || channel.state() !== "connected") return;
		if (channel.send({ action: "seen", seq: seen.wanted })) seen = { ...seen, told: seen.wanted };
	};

	const heard = (frame: ToVisitorFrame) => {
		switch (frame.action) {
			case "fetch_messages": {
				const { status, ended } = frame;
				store.change({ agentName: status === "waiting" ? null : (frame.agent_name ?? store.get().agentName) });
				become(status, ended && { by: ended.by, how: ended.how, reopenUntil: here(ended.reopen_until) });
				conversation.seenUpTo(frame.seen);
				return conversation.answered(frame.messages);
			}
			case "new_message":
				hearClock(Date.parse(frame.message.timestamp));
				// It is the visitor's silence that closes a chat: an agent who writes once more does not end it.
				if (frame.message.sender === "user") store.change({ idleUntil: null });
				return conversation.heard(frame.message);
			case "message_edited":
				return conversation.edited(frame.message);
			case "chat_assigned":
				become("active");
				return store.change({
					agentName: frame.agent_name,
					queue: null,
					opening: null,
					agentConnected: true,
					idleUntil: null,
				});
			case "typing":
				if (frame.sender === "agent") conversation.heardTyping(store.get().agentName ?? somebody);
				return;
			case "queue":
				return store.change({ queue: { ahead: frame.ahead, listeners: frame.listeners, wait: frame.wait } });
			case "door":
				return store.change({ opening: frame, closesAt: closesAtOf(frame) });
			case "receipt":
				return conversation.seenUpTo(frame.seen);
			case "agent_line":
				return store.change({ agentConnected: frame.connected });
			case "chat_requeued":
				become("waiting");
				return store.change({ agentName: null, agentConnected: true, idleUntil: null });
			case "idle_warning":
				return store.change({ idleUntil: here(frame.ends_at) });
			case "chat_ended":
				hearClock(Date.parse(frame.reopen_until) - reopenMinutes * 60_000);
				return become("ended", { by: frame.by, how: frame.how, reopenUntil: here(frame.reopen_until) });
			case "chat_reopened":
				return reopened(frame.status);
			case "error":
				channelLog("The server refused a frame.", frame);
				if (frame.client_id) return conversation.refused(frame.client_id, frame.message);
				return store.change({ refusal: frame.message });
		}
	};

	const reopened = (status: "waiting" | "active") => {
		become(status);
		store.change({ refusal: null, ...(status === "waiting" ? { agentName: null } : {}) });
		conversation.fetchAgain();
	};

	const channel = openChannel<typeof toVisitorFrames, VisitorFrameInput>({
		url: () => channelAddress(visitorChannelPath(chatId), { lang: language }),
		frames: toVisitorFrames,
		connect: browserSocket,
		heard,
		changed: (connection) => {
			store.change({ connection });
			if (connection === "refused") forgetOpenChat(chatId);
			if (connection !== "connected") return conversation.disconnected();
			// Who comes back is told both again if they still hold.
			store.change({ agentConnected: true, idleUntil: null });
			conversation.connected();
			flushSeen();
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
			store.change({ refusal: null, text: "" });
			conversation.write(text);
			keep();
		},
		/** Says something without what is typed going with it. */
		say: conversation.write,
		tryAgain: conversation.tryAgain,
		fetchAgain: conversation.fetchAgain,
		typed: (text: string) => {
			store.change({ text });
			keep();
			if (channel.state() !== "connected") return;
			// The server counts who types as there, and warns anew when they have stopped.
			store.change({ idleUntil: null });
			if (typingPulse()) channel.send({ action: "typing" });
		},
		editFirst: (message: string) => {
			store.change({ refusal: null });
			channel.send({ action: "edit_first", message });
		},
		saw: (seq: number) => {
			seen = { ...seen, wanted: Math.max(seen.wanted, seq) };
			flushSeen();
		},
		reopened,
		end: () => channel.send({ action: "end_chat" }),
	};
};

export type VisitorChatControl = ReturnType<typeof createVisitorChat>;
