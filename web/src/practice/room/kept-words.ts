import * as z from "zod/mini";
import { createDraftStore } from "../../platform/storage/draft-store.ts";
import { type Words, wordsIn } from "../../ui/conversation/words.ts";
import type { Commenting } from "./commenting.ts";

/** What of a practice only this tab has: words, and comments by the line they are about. */
export type PracticeWords = Words & Pick<Commenting, "drafts" | "tried">;

const byLine = <V extends z.ZodMiniType>(schema: V) => z.catch(z.record(z.string(), schema), {});

const comments = z.object({
	drafts: byLine(z.string()),
	tried: byLine(z.object({ client_id: z.string(), text: z.string() })),
});

const parse = (stored: object): PracticeWords => ({ ...wordsIn(stored), ...comments.parse(stored) });

const words = createDraftStore<PracticeWords>({ prefix: "practice_words_", parse });

const keyOf = (memberId: string, roomId: string) => `${memberId}_${roomId}`;

export const keptPracticeWords = (memberId: string, roomId: string): PracticeWords =>
	words.get(keyOf(memberId, roomId)) ?? parse({});

export const keepPracticeWords = (memberId: string, roomId: string, written: PracticeWords): void => {
	const { text, pending, drafts, tried } = written;
	const key = keyOf(memberId, roomId);
	if (text === "" && pending.length === 0 && Object.keys(drafts).length === 0) words.drop(key);
	else words.keep(key, { text, pending, drafts, tried });
};
