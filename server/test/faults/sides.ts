import type { Received, Side } from "./reconnecting-client.ts";

type Messages = { results: Received[]; next: string | null };

/** Reads page after page, as any client does. */
const fetchesFrom = (address: () => string, chatId: string, token: string) => async (after: number) => {
	const found: Received[] = [];
	for (let from: string | null = String(after); from !== null; ) {
		const path = `/api/v1/chat/${chatId}/messages/?after=${from}`;
		const answer = await fetch(address() + path, { headers: { authorization: `Token ${token}` } });
		if (!answer.ok) throw new Error(`the messages could not be read: ${answer.status}`);
		const { results, next }: Messages = JSON.parse(await answer.text());
		found.push(...results);
		from = next;
	}
	return found;
};

const channel = (address: string) => address.replace("http", "ws");

/** `address` may change: a server comes back on another port. */
export const visitorSide = (address: () => string, chatId: string, token: string): Side => ({
	name: "visitor",
	chatId,
	address: () => `${channel(address())}/ws/chat/conversation/${chatId}/?token=${token}`,
	greeting: [],
	question: { action: "fetch_messages", after: 1_000_000 },
	answer: "fetch_messages",
	sends: (message, client_id) => ({ action: "send_message", message, sender: "user", client_id }),
	fetches: fetchesFrom(address, chatId, token),
});

export const agentSide = (address: () => string, chatId: string, token: string): Side => ({
	name: "agent",
	chatId,
	address: () => `${channel(address())}/ws/agent/?token=${token}`,
	greeting: [{ action: "join_chat_room", chat_id: chatId }],
	question: { action: "fetch_my_assigned_chats", limit: 1 },
	answer: "assigned_chats",
	sends: (message, client_id) => ({ action: "send_message", chat_id: chatId, message, sender: "agent", client_id }),
	fetches: fetchesFrom(address, chatId, token),
});

/** The same run of chances every time, so that a failure can be seen again. */
export const chances = (seed: number) => {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return state / 4_294_967_296;
	};
};
