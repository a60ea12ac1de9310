import { say } from "@warmline/contract/say";
import type { DeskState } from "./desk.ts";
import type { Me } from "./lists.ts";

export type Alert = {
	/** The same for as long as the same thing wants somebody. */
	readonly key: string;
	/** For a notice on a screen that others may see: nothing of the chat. */
	readonly text: string;
};

/** What an own chat had when its agent looked away, by chat. */
export type LastLooked = Readonly<Record<string, number>>;

type Known = Pick<DeskState, "lists" | "rings" | "offers" | "availability">;

export const lookedAt = ({ lists }: Pick<Known, "lists">, me: Me): LastLooked =>
	Object.fromEntries(
		lists.assigned.filter((one) => one.assigned_agent === me.id).map(({ chat_id, seq }) => [chat_id, seq]),
	);

/**
 * What wants this agent now. Everything ends by what the server tells: once somebody has taken it, it is silent for
 * all. `looked` is null while the tab is looked at.
 */
export const alertsOf = ({ lists, rings, offers, availability }: Known, me: Me, looked: LastLooked | null): Alert[] => {
	if (availability?.presence !== "available") return [];
	const full = availability.open_chats >= availability.limit;
	// Who can take no more is not called for those who wait; a supervisor can give them to somebody.
	const waiting = full && !me.supervising ? [] : lists.unassigned;
	const unread = lists.assigned.filter(
		(one) =>
			looked !== null && one.assigned_agent === me.id && one.turn === "agent" && one.seq > (looked[one.chat_id] ?? 0),
	);
	return [
		...waiting.map(({ chat_id }) => ({ key: `waiting ${chat_id}`, text: say("A visitor is waiting.") })),
		...unread.map(({ chat_id, seq }) => ({
			key: `unread ${chat_id} ${seq}`,
			text: say("A visitor has written to you."),
		})),
		...rings.map(({ chat_id, why }) => ({ key: `ring ${chat_id} ${why}`, text: say("You are wanted at a chat.") })),
		...offers.map(({ chat_id, from }) => ({
			key: `offer ${chat_id}`,
			text: say("{name} asks you to take a chat.", { name: from.name }),
		})),
	];
};
