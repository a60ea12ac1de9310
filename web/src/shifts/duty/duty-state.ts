import type { OnDuty, Presence } from "@warmline/contract/chats/presence";

/** What the chats know of who is on duty, handed in. */
export type DutyState = {
	/** The reader's own; null until it is known. */
	readonly presence: Presence | null;
	/** The reader's chats that run. */
	readonly openChats: number;
	readonly connected: boolean;
	/** Everybody on duty, as supervisors are told. */
	readonly onDuty: readonly OnDuty[];
	readonly setPresence: (presence: Presence) => void;
};
