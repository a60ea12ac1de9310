import { type Chat, type Message, previewLimit } from "@warmline/contract/chats/chat";
import type { MessageRow } from "./message-queries.ts";
import type { ChatRow, ListedChat } from "./queries.ts";

type Caller = Pick<
	ChatRow,
	"name" | "age" | "gender" | "interest" | "scale" | "email" | "ip_address" | "city" | "region" | "country"
>;

/** What a list needs of a message. Counted in characters: an emoji is not cut in half. */
export const preview = (text: string) =>
	text.length <= previewLimit ? text : [...text.slice(0, previewLimit * 2)].slice(0, previewLimit).join("");

export const toCaller = (chat: Caller): Chat["user"] => ({
	name: chat.name,
	age: chat.age,
	gender: chat.gender,
	interest: chat.interest,
	scale: chat.scale,
	email: chat.email,
	location: { city: chat.city, region: chat.region, country: chat.country },
	ip_address: chat.ip_address,
});

export const toChat = (chat: ListedChat): Chat => ({
	chat_id: chat.id,
	status: chat.status,
	user: toCaller(chat),
	last_message: {
		message: preview(chat.last_body ?? ""),
		timestamp: (chat.last_at ?? chat.created_at).toISOString(),
	},
	timestamp: chat.created_at.toISOString(),
	assigned_agent: chat.assigned_agent,
	agent_name: chat.agent_name,
	seq: chat.seq,
	unread: chat.unread,
});

export const toMessage = (row: MessageRow): Message => ({
	id: row.id,
	chat_id: row.chat_id,
	seq: row.seq,
	message: row.body,
	sender: row.sender,
	sender_name: row.sender_name,
	timestamp: row.created_at.toISOString(),
	client_id: row.client_id,
});
