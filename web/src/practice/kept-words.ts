import { keptObject } from "../platform/kept-object.ts";
import { beforeLoggingOut } from "../platform/log-out.ts";
import { readWords, type Words } from "../ui/conversation/words.ts";

/** What of a practice only this tab has: words, and comments by the line they are about. */
export type PracticeWords = Words & { readonly drafts: Readonly<Record<number, string>> };

const begin = "practice_words_";
/** With the member in it: who logs in next in this tab is another. */
const keyOf = (memberId: string, roomId: string) => `${begin}${memberId}_${roomId}`;

const readDrafts = (text: string | null): Record<number, string> => {
	const { drafts }: { drafts?: unknown } = keptObject(text);
	if (typeof drafts !== "object" || drafts === null) return {};
	return Object.fromEntries(Object.entries(drafts).filter((entry) => typeof entry[1] === "string"));
};

export const keptPracticeWords = (memberId: string, roomId: string): PracticeWords => {
	const text = sessionStorage.getItem(keyOf(memberId, roomId));
	return { ...readWords(text), drafts: readDrafts(text) };
};

export const keepPracticeWords = (memberId: string, roomId: string, words: PracticeWords): void => {
	const { text, pending, drafts } = words;
	if (text === "" && pending.length === 0 && Object.keys(drafts).length === 0) {
		sessionStorage.removeItem(keyOf(memberId, roomId));
	} else sessionStorage.setItem(keyOf(memberId, roomId), JSON.stringify({ text, pending, drafts }));
};

beforeLoggingOut(() => {
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(begin)) sessionStorage.removeItem(key);
});
