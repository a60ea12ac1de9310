import type { Chat } from "@warmline/contract/chats/chat";

/** The visitor waits: for somebody to come, or for an answer. */
export const isWaiting = (chat: Chat): boolean =>
	chat.status === "waiting" || (chat.status === "active" && chat.turn === "agent");

export const waitsSince = (chat: Chat): string => chat.turn_since ?? chat.timestamp;

const byWait = (a: Chat, b: Chat) => waitsSince(a).localeCompare(waitsSince(b)) || a.chat_id.localeCompare(b.chat_id);
const byLatestMessage = (a: Chat, b: Chat) =>
	b.last_message.timestamp.localeCompare(a.last_message.timestamp) || b.chat_id.localeCompare(a.chat_id);

/** Whose visitor waits longest for an answer stands first; then the others, the latest message first. */
export const byLongestWait = (chats: readonly Chat[]): readonly Chat[] =>
	[...chats].sort((a, b) => {
		if (isWaiting(a) !== isWaiting(b)) return isWaiting(a) ? -1 : 1;
		return isWaiting(a) ? byWait(a, b) : byLatestMessage(a, b);
	});

/** The order that was there; what is new comes at the end. */
export const inHeldOrder = (chats: readonly Chat[], held: readonly string[]): readonly Chat[] => {
	const place = new Map(held.map((id, at) => [id, at]));
	const placeOf = (chat: Chat) => place.get(chat.chat_id) ?? held.length;
	return [...chats].sort((a, b) => placeOf(a) - placeOf(b));
};

/** So many rows on from the open chat, round the ends; from none it is the first or the last. */
export const chatBeside = (chats: readonly Chat[], openId: string | null, step: 1 | -1): Chat | null => {
	const at = chats.findIndex(({ chat_id }) => chat_id === openId);
	if (at < 0) return chats.at(step === 1 ? 0 : -1) ?? null;
	return chats[(at + step + chats.length) % chats.length] ?? null;
};

/** Who waits longest of all rows, or after the open one if that is one who waits. */
export const nextWaiting = (chats: readonly Chat[], openId: string | null): Chat | null =>
	chatBeside(chats.filter(isWaiting).sort(byWait), openId, 1);
