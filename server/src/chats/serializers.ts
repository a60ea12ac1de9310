import { type Caller, type Chat, previewLimit, type ChatRow as WireRow } from "@warmline/contract/chats/chat";
import type { ChatEvent } from "@warmline/contract/chats/event";
import type { Message, Sender } from "@warmline/contract/chats/message";
import type { ChatSettings } from "@warmline/contract/chats/settings-calls";
import { formerMember } from "@warmline/contract/members/former-member";
import type { Sealer } from "../platform/sealing/sealer.ts";
import { decryptCard, decryptContact, decryptMessage, decryptPreview } from "./message-encryption.ts";
import { textOfEvent, toEvent } from "./messages/stored-event.ts";
import type { ChatRow } from "./queries.ts";
import type { messages } from "./tables.ts";
import type { ListedChat } from "./workspace/list-queries.ts";
import { masked } from "./workspace/mask-caller.ts";

export type CallerColumns = Pick<
	ChatRow,
	"name" | "age" | "gender" | "interest" | "scale" | "key" | "contact" | "language" | "city" | "region" | "country"
>;

/** What a row of the lists is made of, beside the latest message. */
export type Row = CallerColumns &
	Pick<
		ChatRow,
		| "id"
		| "assigned_agent"
		| "agent_name"
		| "seq"
		| "unread"
		| "turn"
		| "turn_since"
		| "hand_reason"
		| "hand_at"
		| "hand_answered_by"
		| "taken_over_from"
		| "taken_over_from_name"
		| "offered_to"
		| "offered_to_name"
	>;

/** The latest message, for a list; in the clear. */
export type Last = { last_body: string; last_sender: Sender; last_at: string; last_event?: ChatEvent | null };

type Opens = { readonly sealer: Sealer };
type Shows = Opens & { readonly settings: { readonly current: Pick<ChatSettings, "caller_details"> } };

/** A message as it is stored, and the key with which it is opened. */
export type SealedMessage = typeof messages.$inferSelect & { readonly key: Buffer | null };

/** What a list needs of a message. Counted in characters: an emoji is not cut in half. */
const preview = (text: string) =>
	text.length <= previewLimit ? text : [...text.slice(0, previewLimit * 2)].slice(0, previewLimit).join("");

export const toCaller = ({ sealer }: Opens, chat: CallerColumns): Caller => ({
	name: chat.name,
	age: chat.age,
	gender: chat.gender,
	interest: chat.interest,
	scale: chat.scale,
	language: chat.language,
	location: { city: chat.city, region: chat.region, country: chat.country },
	...decryptContact(sealer, chat),
});

const someone = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? formerMember });

const shownCaller = (context: Shows, chat: CallerColumns): Caller => {
	const caller = toCaller(context, chat);
	return context.settings.current.caller_details === "masked" ? masked(caller) : caller;
};

export const toRow = (context: Shows, chat: Row & Last, visitor_connected: boolean): WireRow => ({
	chat_id: chat.id,
	user: shownCaller(context, chat),
	last_message: {
		message: preview(chat.last_body),
		sender: chat.last_sender,
		timestamp: chat.last_at,
		...(chat.last_event ? { event: chat.last_event } : {}),
	},
	assigned_agent: chat.assigned_agent,
	agent_name: chat.agent_name,
	seq: chat.seq,
	unread: chat.unread,
	turn: chat.turn,
	turn_since: chat.turn_since?.toISOString() ?? null,
	hand:
		chat.hand_reason && chat.hand_at
			? { reason: chat.hand_reason, since: chat.hand_at.toISOString(), answered_by: chat.hand_answered_by }
			: null,
	taken_over_from: someone(chat.taken_over_from, chat.taken_over_from_name),
	offered_to: someone(chat.offered_to, chat.offered_to_name),
	visitor_connected,
});

const lastBodyOf = (sealer: Sealer, chat: ListedChat): string => {
	if (chat.last_stored_event) return textOfEvent(chat.last_stored_event);
	return chat.last_body && chat.last_id ? decryptPreview(sealer, chat, chat.last_id, chat.last_body) : "";
};

/** A chat whose messages are being written has none for a moment. */
export const lastOf = ({ sealer }: Opens, chat: ListedChat): Last => ({
	last_body: lastBodyOf(sealer, chat),
	last_sender: chat.last_sender ?? "system",
	last_at: (chat.last_at ?? chat.created_at).toISOString(),
	last_event: chat.last_stored_event && toEvent(chat.last_stored_event),
});

export const toChat = (context: Shows, chat: ListedChat, visitor_connected: boolean): Chat => ({
	...toRow(context, { ...chat, ...lastOf(context, chat) }, visitor_connected),
	status: chat.status,
	timestamp: chat.created_at.toISOString(),
	ended:
		chat.ended_at && chat.ended_by
			? { at: chat.ended_at.toISOString(), by: chat.ended_by, how: chat.ended_how ?? "ended" }
			: null,
});

export const toMessage = ({ sealer }: Opens, row: SealedMessage): Message => ({
	id: row.id,
	chat_id: row.chat_id,
	seq: row.seq,
	message: row.event ? textOfEvent(row.event) : decryptMessage(sealer, row, row.id, row.body),
	kind: row.kind,
	sender: row.sender,
	sender_id: row.sender_id,
	sender_name: row.sender_name,
	timestamp: row.created_at.toISOString(),
	client_id: row.client_id,
	...(row.event ? { event: toEvent(row.event) } : {}),
	...(row.card ? { card: decryptCard(sealer, row, row.id, row.card) } : {}),
});
