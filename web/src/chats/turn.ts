import type { Chat } from "@warmline/contract/chats/chat";

export type Turn = {
	readonly text: string;
	/** The visitor waits for an answer. */
	readonly due: boolean;
};

const minute = 60_000;

/** Whole minutes since then; a clock that runs behind the server's makes no negative ones. */
export const minutesSince = (iso: string, now: number): number =>
	Math.max(0, Math.floor((now - Date.parse(iso)) / minute));

const forMinutes = (since: string | null, now: number): string => {
	const minutes = since === null ? 0 : minutesSince(since, now);
	return minutes === 0 ? "" : ` for ${minutes} min`;
};

/** Whose answer an active chat waits for, and since when; null while nobody's. */
export const turnOf = (chat: Chat, meId: string, now: number): Turn | null => {
	if (chat.status !== "active" || chat.turn === null) return null;
	const since = forMinutes(chat.turn_since, now);
	if (chat.turn === "user") return { text: `Visitor's turn${since}`, due: false };
	const whose = chat.assigned_agent === meId ? "Your turn" : `${chat.agent_name ?? "The listener"}'s turn`;
	return { text: `${whose}${since}`, due: true };
};
