import type { AnswerOf } from "@warmline/contract/calls";
import type { chatStatus } from "@warmline/contract/chats/calls";

export type OpeningStatus = AnswerOf<typeof chatStatus>;

const nobodyThere = { open: false, why: "nobody_there", reason: null, closes_at: null } as const;
const nothingKnown = { waiting: 0, listeners_available: 0, wait: null, keep_days: null };

/** What is left of what was known, when it could not be asked for again: not that somebody is there. */
export const stillKnown = (known: OpeningStatus | null): OpeningStatus | null => (known?.open ? null : known);

/** Why the chat is closed, from a refusal. */
export const closedStatus = (known: OpeningStatus | null, next_open: string | null): OpeningStatus => ({
	...(known ?? nothingKnown),
	...nobodyThere,
	next_open,
});
