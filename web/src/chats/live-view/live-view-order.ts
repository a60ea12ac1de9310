import type { RingReason } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { minutesSince } from "../conversation/turn.ts";
import { isWaiting, waitsSince } from "../store/chat-order.ts";
import type { Ring } from "../store/supervision.ts";

/** What the live view shows: everything, who waits, who needs somebody, or the chats of one listener by their id. */
export type LiveViewFilter = "all" | "waiting" | "needs" | (string & {});

export const ringsByChat = (rings: readonly Ring[]): ReadonlyMap<string, RingReason> =>
	new Map(rings.map(({ chat_id, why }) => [chat_id, why]));

/** Somebody has to look: it rings, a hand is up, or nobody has the chat. */
export const needsSomebody = (chat: Chat, rung: boolean): boolean =>
	rung || chat.hand !== null || chat.status === "waiting";

const rank = (chat: Chat, rung: boolean): number => {
	if (rung) return 0;
	if (chat.hand) return 1;
	return isWaiting(chat) ? 2 : 3;
};

/** The most urgent first: who rings, whose hand is up, who waits longest for an answer; then the visitors' turns. */
export const byUrgency = (chats: readonly Chat[], rings: ReadonlyMap<string, RingReason>): readonly Chat[] =>
	[...chats].sort(
		(a, b) =>
			rank(a, rings.has(a.chat_id)) - rank(b, rings.has(b.chat_id)) ||
			waitsSince(a).localeCompare(waitsSince(b)) ||
			a.chat_id.localeCompare(b.chat_id),
	);

export const chosen = (
	chats: readonly Chat[],
	filter: LiveViewFilter,
	rings: ReadonlyMap<string, RingReason>,
): readonly Chat[] => {
	if (filter === "all") return chats;
	if (filter === "waiting") return chats.filter(({ status }) => status === "waiting");
	if (filter === "needs") return chats.filter((chat) => needsSomebody(chat, rings.has(chat.chat_id)));
	return chats.filter(({ assigned_agent }) => assigned_agent === filter);
};

/** Everybody who has a chat, by name. */
export const listenersOn = (chats: readonly Chat[]): readonly (readonly [string, string])[] => {
	const names = new Map<string, string>();
	for (const { assigned_agent, agent_name } of chats) {
		if (assigned_agent !== null) names.set(assigned_agent, agent_name ?? t("A listener"));
	}
	return [...names].sort(([, a], [, b]) => a.localeCompare(b));
};

export const howLong = (minutes: number): string => {
	if (minutes < 1) return t("under 1 min");
	if (minutes < 60) return t("{minutes} min", { minutes });
	const rest = minutes % 60;
	const hours = Math.floor(minutes / 60);
	return rest === 0 ? t("{hours} h", { hours }) : t("{hours} h {minutes} min", { hours, minutes: rest });
};

/** Who is to do something, and since when. */
export const turnText = (chat: Chat, now: number): string => {
	const time = howLong(minutesSince(waitsSince(chat), now));
	if (chat.status === "waiting") return t("Waiting for a listener · {time}", { time });
	if (chat.turn === "agent")
		return t("Waiting for {name} · {time}", { name: chat.agent_name ?? t("the listener"), time });
	if (chat.turn === "user") return t("Waiting for visitor · {time}", { time });
	return t("No messages yet");
};

export const ringLabels: Record<RingReason, string> = {
	agent_gone: t("Listener disconnected"),
	beyond_scope: t("Beyond scope"),
	help: t("Help requested"),
	reply_due: t("Reply due"),
	reply_overdue: t("Reply overdue"),
};
