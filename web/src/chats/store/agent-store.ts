import { type AgentFrameInput, type ToAgentFrame, toAgentFrames } from "@warmline/contract/chats/agent-channel";
import type { Message } from "@warmline/contract/chats/message";
import type { Opening } from "@warmline/contract/chats/opening";
import type { ResourceKey } from "@warmline/contract/chats/resource-card";
import { t } from "@warmline/contract/i18n";
import { type ChannelState, openChannel, type Socket } from "../../platform/realtime/channel.ts";
import { channelLog } from "../../platform/realtime/channel-log.ts";
import { createStore } from "../../platform/storage/store.ts";
import { type Conversation, type ConversationState, createConversation } from "../../ui/conversation/conversation.ts";
import { newThread } from "../../ui/conversation/thread.ts";
import { createTypingPulse } from "../../ui/conversation/typing-pulse.ts";
import { createAgentActions } from "./agent-actions.ts";
import { tidyAssignedAgent } from "./assigned-agent.ts";
import { findChat, type Me, open, rename } from "./chat-lists.ts";
import { createListStore, type ListState } from "./list-store.ts";
import { type Heard, havingOwn, hear, noSupervision, noteRead, reconnected, type Supervision } from "./supervision.ts";
import { createUnsentMessages, frameOf, unsentText } from "./unsent-messages.ts";

export type AgentState = ListState &
	Supervision & {
		readonly connection: ChannelState;
		readonly closeCode: number | null;
		/** The chat that is open in `lists.open`. */
		readonly conversation: ConversationState | null;
		readonly availability: Heard<"availability"> | null;
		/** Whether visitors can ask; null until the server has said it. */
		readonly opening: Opening | null;
		/** What the server refused last, in a sentence. */
		readonly refusal: string | null;
		/** What was typed and not sent, by chat: it waits while another chat is looked at. */
		readonly drafts: Readonly<Record<string, string>>;
		/** What was typed in the chat that somebody else took a moment ago. */
		readonly unsent: string;
	};

export type AgentStoreOptions = {
	readonly me: Me;
	readonly url: () => string | null;
	readonly connect: (url: string) => Socket;
	readonly fetchMessages: (chatId: string, after: number) => Promise<readonly Message[]>;
	readonly heardListeners: (listeners: Heard<"listeners">["results"]) => void;
	readonly heardErased: (chatId: string) => void;
	readonly heardDebriefs: () => void;
	readonly heardSettings: (settings: Heard<"settings">["result"]) => void;
};

/** Messages a chat shows when it is opened. */
const latest = 50;

export type AgentStore = ReturnType<typeof createAgentStore>;

/** What an agent's pages share: the lists, the chat that is open, and the channel behind both. */
export const createAgentStore = (options: AgentStoreOptions) => {
	const { me } = options;
	const typingPulse = createTypingPulse();
	const unsentMessages = createUnsentMessages();
	let conversation: Conversation | null = null;

	const send = (frame: AgentFrameInput): boolean => channel.send(frame);
	const lists = createListStore({ me, send, changed: (state) => store.change(state) });

	const store = createStore<AgentState>({
		...lists.state(),
		...noSupervision,
		connection: "connecting",
		closeCode: null,
		conversation: null,
		availability: null,
		opening: null,
		refusal: null,
		drafts: {},
		unsent: "",
	});

	const openId = () => lists.state().lists.open?.chat_id ?? null;

	/** An act on the lists or a chat; what is refused comes back as an `error` frame. */
	const act = (frame: AgentFrameInput): boolean => {
		const sent = send(frame);
		store.change({ refusal: sent ? null : t("You are not connected. Nothing was sent.") });
		return sent;
	};

	const leave = () => {
		conversation?.stop();
		conversation = null;
		store.change({ conversation: null });
	};

	const enter = (chatId: string, seq: number) => {
		const mine: Conversation = createConversation({
			thread: { ...newThread(Math.max(1, seq - latest + 1), seq), pending: unsentMessages.take(chatId) },
			ask: (after) => {
				const here = () => conversation === mine;
				options.fetchMessages(chatId, after).then(
					(messages) => here() && mine.answered(messages),
					(error) => {
						channelLog("Messages could not be fetched.", error);
						if (here()) mine.fetchFailed();
					},
				);
			},
			transmit: (one) => send(frameOf(chatId, me.id, one)),
			changed: (state) => conversation === mine && store.change({ conversation: state }),
		});
		conversation = mine;
		// Receipts are told once there are any: until then the visitor has seen nothing.
		mine.seenUpTo(0);
		store.change({ conversation: mine.state() });
		join(chatId);
	};

	const join = (chatId: string) => {
		if (channel.state() === "connected") send({ action: "join_chat_room", chat_id: chatId });
		conversation?.connected();
	};

	const select = (chatId: string | null) => {
		const before = openId();
		if (before === chatId) return;
		if (before !== null) unsentMessages.keep(before, store.get().conversation?.thread.pending);
		if (before !== null && channel.state() === "connected") send({ action: "leave_chat_room", chat_id: before });
		leave();
		lists.update((all) => open(all, chatId));
		const chat = lists.state().lists.open;
		store.change({ refusal: null });
		if (chat) enter(chat.chat_id, chat.seq);
	};

	const heard = (frame: ToAgentFrame) => {
		const before = openId();
		const listed = "chat_id" in frame && frame.chat_id ? findChat(lists.state().lists, frame.chat_id) : null;
		lists.heard(frame);
		const known = store.get();
		const own = lists.state().lists.assigned.filter((one) => one.assigned_agent === me.id);
		const next = havingOwn(
			hear(known, frame, me.id, listed && { caller: listed.user.name, isOpen: listed.chat_id === before }),
			own.map((one) => one.chat_id),
		);
		if (next !== known) store.change(next);
		if (before !== null && openId() === null) {
			store.change({ unsent: unsentText(store.get(), before) });
			leave();
		}
		switch (frame.action) {
			// The messages were asked for by another way, perhaps before this connection heard what is said.
			case "assigned_chats":
			case "unassigned_chats":
			case "fetch_all_chats":
				conversation?.knownUpTo(lists.state().lists.open?.seq ?? 0);
				return;
			case "new_message":
				if (frame.chat_id === openId()) conversation?.heard(frame.message);
				return;
			case "message_edited":
				if (frame.chat_id === openId()) conversation?.edited(frame.message);
				return;
			case "receipt":
				if (frame.chat_id === openId()) conversation?.seenUpTo(frame.seen);
				return;
			case "chat_update":
				if (frame.chat_id === openId()) conversation?.knownUpTo(frame.seq);
				return;
			case "typing":
				if (frame.chat_id === openId() && frame.sender === "user") {
					conversation?.heardTyping(frame.sender_name || (lists.state().lists.open?.user.name ?? t("Visitor")));
				}
				return;
			case "chat_erased": {
				const { [frame.chat_id]: _, ...drafts } = store.get().drafts;
				store.change({ drafts });
				return options.heardErased(frame.chat_id);
			}
			case "debriefs_changed":
				return options.heardDebriefs();
			case "listeners":
				return options.heardListeners(frame.results);
			case "settings":
				return options.heardSettings(frame.result);
			case "door":
				return store.change({ opening: frame });
			case "availability":
				// One that was read before her duty was ended may come after it: only who was away is available again.
				if (frame.available && store.get().availability?.available === false) store.change({ dutyEndedBy: null });
				return store.change({ availability: frame });
			case "error":
				channelLog("The server refused a frame.", frame);
				if (frame.client_id && !unsentMessages.refused(frame.client_id, frame.message))
					conversation?.refused(frame.client_id, frame.message);
				else store.change({ refusal: frame.message });
				return;
		}
	};

	const connectionChanged = (connection: ChannelState, closeCode: number | null) => {
		store.change({ connection, closeCode });
		if (connection !== "connected") return conversation?.disconnected();
		store.change(reconnected(store.get()));
		lists.connected();
		const chatId = openId();
		if (chatId !== null) join(chatId);
		for (const frame of unsentMessages.frames(me.id)) send(frame);
	};

	const channel = openChannel<typeof toAgentFrames, AgentFrameInput>({
		url: options.url,
		frames: toAgentFrames,
		connect: options.connect,
		heard,
		changed: connectionChanged,
		tidy: tidyAssignedAgent,
		probe: lists.probe,
	});
	return {
		store,
		channel,
		select,
		more: lists.more,
		search: lists.search,
		...createAgentActions(act),
		dismissWrapUp: (chatId: string) =>
			store.change({ wrapUps: store.get().wrapUps.filter((one) => one.chat_id !== chatId) }),
		noteRead: (chatId: string) => store.change(noteRead(store.get(), chatId)),
		dismissTaken: () => lists.update((all) => ({ ...all, takenBy: null })),
		dismissOfferNews: () => store.change({ offerNews: null }),
		dismissDutyEnded: () => store.change({ dutyEndedBy: null }),
		rename: (chatId: string, name: string) => lists.update((all) => rename(all, chatId, name)),
		draft: (chatId: string, text: string) => {
			store.change({ drafts: { ...store.get().drafts, [chatId]: text } });
			if (text !== "" && channel.state() === "connected" && typingPulse()) send({ action: "typing", chat_id: chatId });
		},
		write: (text: string, resource?: ResourceKey) => {
			store.change({ refusal: null });
			conversation?.write(text, resource);
		},
		/** The visitor's words up to there stood before the eyes of them whose chat it is. */
		seen: (seq: number) => {
			const chat = lists.state().lists.open;
			if (chat?.assigned_agent !== me.id || channel.state() !== "connected") return;
			send({ action: "seen", chat_id: chat.chat_id, seq });
		},
		tryAgain: (clientId: string) => conversation?.tryAgain(clientId),
		fetchAgain: () => conversation?.fetchAgain(),
		fetchEarlier: () => conversation?.fetchEarlier(),
		stop: () => {
			channel.close();
			conversation?.stop();
		},
	};
};
