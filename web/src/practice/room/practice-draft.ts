import * as z from "zod/mini";
import { createDraftStore } from "../../platform/storage/draft-store.ts";
import { type ConversationDraft, conversationDraftIn } from "../../ui/conversation/conversation-draft.ts";
import type { Commenting } from "./commenting.ts";

/** What of a practice only this tab has: words, and comments by the line they are about. */
export type PracticeDraft = ConversationDraft & Pick<Commenting, "drafts" | "tried">;

const byLine = <V extends z.ZodMiniType>(schema: V) => z.catch(z.record(z.string(), schema), {});

const comments = z.object({
	drafts: byLine(z.string()),
	tried: byLine(z.object({ client_id: z.string(), text: z.string() })),
});

const parse = (stored: object): PracticeDraft => ({ ...conversationDraftIn(stored), ...comments.parse(stored) });

const practiceDrafts = createDraftStore<PracticeDraft>({ prefix: "practice_words_", parse });

const keyOf = (memberId: string, roomId: string) => `${memberId}_${roomId}`;

export const keptPracticeDraft = (memberId: string, roomId: string): PracticeDraft =>
	practiceDrafts.get(keyOf(memberId, roomId)) ?? parse({});

export const keepPracticeDraft = (memberId: string, roomId: string, written: PracticeDraft): void => {
	const { text, pending, drafts, tried } = written;
	const key = keyOf(memberId, roomId);
	if (text === "" && pending.length === 0 && Object.keys(drafts).length === 0) practiceDrafts.drop(key);
	else practiceDrafts.keep(key, { text, pending, drafts, tried });
};
