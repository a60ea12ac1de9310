import type { Pending } from "./thread.ts";

/** What was written in a conversation and is not stored by the server yet. */
export type ConversationDraft = { readonly text: string; readonly pending: readonly Pending[] };

const isPending = (value: unknown): value is Pending =>
	typeof value === "object" && value !== null && "client_id" in value && "message" in value && "failed" in value;

/** As a tab's storage has kept them; what cannot be used is as if nothing had been written. */
export const conversationDraftIn = (kept: {
	readonly text?: unknown;
	readonly pending?: unknown;
}): ConversationDraft => {
	return {
		text: typeof kept.text === "string" ? kept.text : "",
		pending: Array.isArray(kept.pending) ? kept.pending.filter(isPending) : [],
	};
};
