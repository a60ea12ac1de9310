import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";

export type Turn = {
	readonly text: string;
	/** The visitor waits for an answer. */
	readonly due: boolean;
};

const minute = 60_000;

/** Whole minutes since then; a clock that runs behind the server's makes no negative ones. */
export const minutesSince = (iso: string, now: number): number =>
	Math.max(0, Math.floor((now - Date.parse(iso)) / minute));

const visitorsTurn = (minutes: number): string =>
	minutes === 0 ? t("Waiting for visitor") : t("Waiting for visitor · {minutes} min", { minutes });

const ownTurn = (minutes: number): string =>
	minutes === 0 ? t("Your turn") : t("Your turn · {minutes} min", { minutes });

const turnOfSomebody = (name: string, minutes: number): string =>
	minutes === 0 ? t("Waiting for {name}", { name }) : t("Waiting for {name} · {minutes} min", { name, minutes });

/** Whose answer an active chat waits for, and since when; null while nobody's. */
export const turnOf = (chat: Chat, meId: string, now: number): Turn | null => {
	if (chat.status !== "active" || chat.turn === null) return null;
	const minutes = chat.turn_since === null ? 0 : minutesSince(chat.turn_since, now);
	if (chat.turn === "user") return { text: visitorsTurn(minutes), due: false };
	if (chat.assigned_agent === meId) return { text: ownTurn(minutes), due: true };
	return { text: turnOfSomebody(chat.agent_name ?? t("The listener"), minutes), due: true };
};
