import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { type Chat, type Message, previewLimit } from "@warmline/contract/chats/chat";

export type Me = { readonly id: string; readonly supervising: boolean };
export type ListName = "unassigned" | "assigned";

/** What an agent has before him: the two lists, and the chat that is open. */
export type Lists = {
	/** The longest waiting first. */
	readonly unassigned: readonly Chat[];
	/** Own chats, or everybody's for a supervisor; the latest word first. */
	readonly assigned: readonly Chat[];
	readonly open: Chat | null;
	/** Who took the chat that was open here a moment ago. */
	readonly takenBy: string | null;
	/** What is searched for; rows that come live must fit it too. */
	readonly query: string;
};

/** `stale`: the frame speaks of a chat that is not known here, so the lists must be asked for again. */
export type Received = { readonly lists: Lists; readonly stale: boolean };

export const noLists: Lists = { unassigned: [], assigned: [], open: null, takenBy: null, query: "" };

const byWaiting = (a: Chat, b: Chat) => a.timestamp.localeCompare(b.timestamp) || a.chat_id.localeCompare(b.chat_id);
const byLatestWord = (a: Chat, b: Chat) =>
	b.last_message.timestamp.localeCompare(a.last_message.timestamp) || b.chat_id.localeCompare(a.chat_id);
const order = { unassigned: byWaiting, assigned: byLatestWord } as const;

const without = (chats: readonly Chat[], id: string) => chats.filter((one) => one.chat_id !== id);

export const findChat = (lists: Lists, id: string): Chat | null =>
	[lists.open, ...lists.unassigned, ...lists.assigned].find((one) => one?.chat_id === id) ?? null;

const fits = (chat: Chat, query: string) =>
	`${chat.user.name}\n${chat.agent_name ?? ""}`.toLowerCase().includes(query.trim().toLowerCase());

const listOf = (chat: Chat, me: Me): ListName | null => {
	if (chat.status === "ended") return null;
	if (chat.assigned_agent === null) return "unassigned";
	return me.supervising || chat.assigned_agent === me.id ? "assigned" : null;
};

/** Puts a chat where it belongs now, and nowhere else. */
const place = (lists: Lists, chat: Chat, me: Me): Lists => {
	const known = [...lists.unassigned, ...lists.assigned].some((one) => one.chat_id === chat.chat_id);
	const cleared = {
		...lists,
		unassigned: without(lists.unassigned, chat.chat_id),
		assigned: without(lists.assigned, chat.chat_id),
		open: lists.open?.chat_id === chat.chat_id ? chat : lists.open,
	};
	const name = listOf(chat, me);
	if (name === null || !(known || fits(chat, lists.query))) return cleared;
	return { ...cleared, [name]: [...cleared[name], chat].sort(order[name]) };
};

/** A fetched page: the first one replaces the list, each next one adds to it. */
export const fill = (lists: Lists, name: ListName, chats: readonly Chat[], first: boolean, me: Me): Lists => {
	const fetched = chats.filter((one) => listOf(one, me) === name);
	const ids = new Set(fetched.map((one) => one.chat_id));
	const kept = first ? [] : lists[name].filter((one) => !ids.has(one.chat_id));
	const other: ListName = name === "assigned" ? "unassigned" : "assigned";
	return {
		...lists,
		[name]: [...kept, ...fetched].sort(order[name]),
		[other]: lists[other].filter((one) => !ids.has(one.chat_id)),
		open: chats.find((one) => one.chat_id === lists.open?.chat_id) ?? lists.open,
	};
};

const assigned = (lists: Lists, frame: Extract<ToAgentFrame, { action: "chat_assigned" }>, me: Me): Received => {
	const chat = findChat(lists, frame.chat_id);
	if (!me.supervising && frame.agent_id !== me.id) {
		const wasOpen = lists.open?.chat_id === frame.chat_id;
		return {
			lists: {
				...lists,
				unassigned: without(lists.unassigned, frame.chat_id),
				assigned: without(lists.assigned, frame.chat_id),
				open: wasOpen ? null : lists.open,
				takenBy: wasOpen ? frame.agent_name : lists.takenBy,
			},
			stale: false,
		};
	}
	if (!chat) return { lists, stale: true };
	const next: Chat = { ...chat, status: "active", assigned_agent: frame.agent_id, agent_name: frame.agent_name };
	return { lists: place(lists, next, me), stale: false };
};

const withMessage = (chat: Chat, message: Message, isOpen: boolean): Chat => ({
	...chat,
	seq: message.seq,
	last_message: {
		message: [...message.message].slice(0, previewLimit).join(""),
		timestamp: message.timestamp,
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
			// A change of hands comes with a name only in `chat_assigned`.
			const agent_name = told.assigned_agent === chat.assigned_agent ? chat.agent_name : null;
			const next: Chat = { ...chat, ...told, unread, agent_name, status: chat.status === "ended" ? "ended" : status };
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
			return { lists: chat ? place(lists, { ...chat, status: "ended" }, me) : lists, stale: false };
		}
		case "typing":
		case "listeners":
		case "availability":
		case "error":
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
	};
};

/** How many chats want a look: those that wait and those with unread words. */
export const wanting = (lists: Lists, me: Me): number =>
	lists.unassigned.length +
	lists.assigned.filter((one) => one.unread > 0 && (one.assigned_agent === me.id || !me.supervising)).length;

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
