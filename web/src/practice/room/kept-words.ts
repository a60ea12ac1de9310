import * as z from "zod/mini";
import { beforeLoggingOut } from "../../platform/log-out.ts";
import { parseStoredObject } from "../../platform/storage/parse-stored-object.ts";
import { readWords, type Words } from "../../ui/conversation/words.ts";
import type { Commenting } from "./commenting.ts";

/** What of a practice only this tab has: words, and comments by the line they are about. */
export type PracticeWords = Words & Pick<Commenting, "drafts" | "tried">;

const begin = "practice_words_";
/** With the member in it: who logs in next in this tab is another. */
const keyOf = (memberId: string, roomId: string) => `${begin}${memberId}_${roomId}`;

const byLine = <V extends z.ZodMiniType>(schema: V) => z.catch(z.record(z.string(), schema), {});

const comments = z.object({
	drafts: byLine(z.string()),
	tried: byLine(z.object({ client_id: z.string(), text: z.string() })),
});

export const keptPracticeWords = (memberId: string, roomId: string): PracticeWords => {
	const text = sessionStorage.getItem(keyOf(memberId, roomId));
	return { ...readWords(text), ...comments.parse(parseStoredObject(text)) };
};

export const keepPracticeWords = (memberId: string, roomId: string, words: PracticeWords): void => {
	const { text, pending, drafts, tried } = words;
	if (text === "" && pending.length === 0 && Object.keys(drafts).length === 0) {
		sessionStorage.removeItem(keyOf(memberId, roomId));
	} else sessionStorage.setItem(keyOf(memberId, roomId), JSON.stringify({ text, pending, drafts, tried }));
};

beforeLoggingOut(() => {
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(begin)) sessionStorage.removeItem(key);
});
