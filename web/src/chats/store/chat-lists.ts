import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { type Chat, previewLimit } from "@warmline/contract/chats/chat";
import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { now } from "../../platform/time/time.ts";
import { byLongestWait } from "./chat-order.ts";

export type Me = { readonly id: string; readonly supervising: boolean };
export type ListName = "unassigned" | "assigned";

export type Taken = { readonly chatId: string; readonly by: string; readonly caller: string };

/** What an agent has before them: the two lists, and the chat that is open. */
export type Lists = {
	/** Those put in front, then the longest waiting. */
	readonly unassigned: readonly Chat[];
	/** Own chats, or everybody's for a supervisor; whose visitor waits longest first. */
	readonly assigned: readonly Chat[];
	/** Chats that wait again and stand before the others. */
	readonly front: readonly string[];
	readonly open: Chat | null;
	/** Who took the chat that was open here a moment ago, until it is this agent's again. */
	readonly takenBy: Taken | null;
	/** Whether the chat that was open here a moment ago was erased. */
	readonly erased: boolean;
	/** What is searched for; rows that come live must fit it too. */
	readonly query: string;
};

/** `stale`: the frame speaks of a chat that is not known here, so the lists must be asked for again. */
export type Received = { readonly lists: Lists; readonly stale: boolean };

export const noLists: Lists = {
	unassigned: [],
	assigned: [],
	front: [],
	open: null,
	takenBy: null,
	erased: false,
	query: "",
};

const byAge = (a: Chat, b: Chat) => a.timestamp.localeCompare(b.timestamp) || a.chat_id.localeCompare(b.chat_id);

const sorted = (chats: readonly Chat[], name: ListName, front: readonly string[]): readonly Chat[] => {
	if (name === "assigned") return byLongestWait(chats);
	const place = (chat: Chat) => (front.includes(chat.chat_id) ? 0 : 1);
	return [...chats].sort((a, b) => place(a) - place(b) || byAge(a, b));
};

/** The server lists those in front first. Whoever stands before an older one must be of them. */
const inFront = (chats: readonly Chat[]): readonly string[] => {
	const before = chats.map((chat, at) => {
		const next = chats[at + 1];
		return next !== undefined && byAge(next, chat) < 0;
	});
	return chats.slice(0, before.lastIndexOf(true) + 1).map((one) => one.chat_id);
};

const without = (chats: readonly Chat[], id: string) => chats.filter((one) => one.chat_id !== id);

export const findChat = (lists: Lists, id: string): Chat | null =>
	[lists.open, ...lists.unassigned, ...lists.assigned].find((one) => one?.chat_id === id) ?? null;

const fits = ({ user, agent_name }: Chat, query: string) =>
	[user.name, agent_name ?? "", user.email ?? ""].join("\n").toLowerCase().includes(query.trim().toLowerCase());

const listOf = (chat: Chat, me: Me): ListName | null => {
	if (chat.status === "ended") return null;
	if (chat.assigned_agent === null) return "unassigned";
	return me.supervising || chat.assigned_agent === me.id ? "assigned" : null;
};

/** Puts a chat where it belongs now, and nowhere else. */
const place = (lists: Lists, chat: Chat, me: Me): Lists => {
	const known = [...lists.unassigned, ...lists.assigned].some((one) => one.chat_id === chat.chat_id);
	const name = listOf(chat, me);
	const front = name === "unassigned" ? lists.front : lists.front.filter((id) => id !== chat.chat_id);
	const cleared = {
		...lists,
		front,
		unassigned: without(lists.unassigned, chat.chat_id),
		assigned: without(lists.assigned, chat.chat_id),
		open: lists.open?.chat_id === chat.chat_id ? chat : lists.open,
	};
	if (name === null || !(known || fits(chat, lists.query))) return cleared;
	return { ...cleared, [name]: sorted([...cleared[name], chat], name, front) };
};

/** A fetched page: the first one replaces the list, each next one adds to it. */
export const fill = (lists: Lists, name: ListName, chats: readonly Chat[], first: boolean, me: Me): Lists => {
	const fetched = chats.filter((one) => listOf(one, me) === name);
	const ids = new Set(fetched.map((one) => one.chat_id));
	const kept = first ? [] : lists[name].filter((one) => !ids.has(one.chat_id));
	const other: ListName = name === "assigned" ? "unassigned" : "assigned";
	const front = name === "unassigned" ? [...new Set([...lists.front, ...inFront(fetched)])] : lists.front;
	return {
		...lists,
		front,
		[name]: sorted([...kept, ...fetched], name, front),
		[other]: lists[other].filter((one) => !ids.has(one.chat_id)),
		open: chats.find((one) => one.chat_id === lists.open?.chat_id) ?? lists.open,
	};
};

const removed = (lists: Lists, id: string, closing: Pick<Lists, "takenBy" | "erased">): Lists => ({
	...lists,
	front: lists.front.filter((one) => one !== id),
	unassigned: without(lists.unassigned, id),
	assigned: without(lists.assigned, id),
	...(lists.open?.chat_id === id ? { open: null, ...closing } : {}),
});

const assigned = (lists: Lists, frame: Extract<ToAgentFrame, { action: "chat_assigned" }>, me: Me): Received => {
	const chat = findChat(lists, frame.chat_id);
	if (!me.supervising && frame.agent_id !== me.id) {
		const takenBy = { chatId: frame.chat_id, by: frame.agent_name, caller: chat?.user.name ?? t("Visitor") };
		return { lists: removed(lists, frame.chat_id, { takenBy, erased: false }), stale: false };
	}
	const takenBy = lists.takenBy?.chatId === frame.chat_id ? null : lists.takenBy;
	if (!chat) return { lists: { ...lists, takenBy }, stale: true };
	const next: Chat = { ...chat, status: "active", assigned_agent: frame.agent_id, agent_name: frame.agent_name };
	return { lists: place({ ...lists, takenBy }, next, me), stale: false };
};

const withMessage = (chat: Chat, message: Message, isOpen: boolean): Chat => ({
	...chat,
	seq: message.seq,
	last_message: {
		message: [...message.message].slice(0, previewLimit).join(""),
		sender: message.sender,
		timestamp: message.timestamp,
		...(message.event ? { event: message.event } : {}),
	},
	unread: isOpen || message.sender === "agent" ? 0 : chat.unread + (message.sender === "user" ? 1 : 0),
});

/** The lists after a frame. Frames of other matters change nothing. */
export const receive = (lists: Lists, frame: ToAgentFrame, me: Me): Received => {
	switch (frame.action) {
		case "unassigned_chats":
			return { lists: fill(lists, "unassigned", frame.chats, false, me), stale: false };
		case "assigned_chats":
		case "fetch_all_chats":
			return { lists: fill(lists, "assigned", frame.chats, false, me), stale: false };
		case "new_unassigned_chat":
			return { lists: place(lists, frame.chat, me), stale: false };
		case "chat_requeued": {
			const id = frame.chat.chat_id;
			return { lists: place({ ...lists, front: [...new Set([...lists.front, id])] }, frame.chat, me), stale: false };
		}
		case "chat_assigned":
			return assigned(lists, frame, me);
		case "chat_update": {
			const { action: _, ...told } = frame;
			const chat = findChat(lists, frame.chat_id);
			const mine = me.supervising || frame.assigned_agent === null || frame.assigned_agent === me.id;
			if (!chat) return { lists, stale: mine };
			if (told.seq < chat.seq) return { lists, stale: false };
			const unread = lists.open?.chat_id === chat.chat_id ? 0 : told.unread;
			const status = told.assigned_agent === null ? "waiting" : "active";
			const next: Chat = { ...chat, ...told, unread, status: chat.status === "ended" ? "ended" : status };
			return { lists: place(lists, next, me), stale: false };
		}
		case "new_message": {
			const chat = findChat(lists, frame.chat_id);
			if (!chat) return { lists, stale: true };
			if (frame.message.seq <= chat.seq) return { lists, stale: false };
			const isOpen = lists.open?.chat_id === chat.chat_id;
			return { lists: place(lists, withMessage(chat, frame.message, isOpen), me), stale: false };
		}
		case "chat_ended": {
			const chat = findChat(lists, frame.chat_id);
			if (!chat) return { lists, stale: false };
			const ended = { at: new Date(now()).toISOString(), by: frame.by, how: frame.how };
			return { lists: place(lists, { ...chat, status: "ended", ended }, me), stale: false };
		}
		case "chat_erased":
			return { lists: removed(lists, frame.chat_id, { takenBy: null, erased: true }), stale: false };
		default:
			return { lists, stale: false };
	}
};

/** Opens a chat: it counts as read from now on. */
export const open = (lists: Lists, id: string | null): Lists => {
	const chat = id === null ? null : findChat(lists, id);
	const read = (chats: readonly Chat[]) => chats.map((one) => (one.chat_id === id ? { ...one, unread: 0 } : one));
	return {
		...lists,
		unassigned: read(lists.unassigned),
		assigned: read(lists.assigned),
		open: chat && { ...chat, unread: 0 },
		takenBy: null,
		erased: false,
	};
};

/** A new name is shown at once; the server's `chat_update` says the same. */
export const rename = (lists: Lists, id: string, name: string): Lists => {
	const renamed = (chat: Chat): Chat => (chat.chat_id === id ? { ...chat, user: { ...chat.user, name } } : chat);
	return {
		...lists,
		unassigned: lists.unassigned.map(renamed),
		assigned: lists.assigned.map(renamed),
		open: lists.open && renamed(lists.open),
	};
};
