import type { CannedWords } from "@warmline/contract/chats/desk-calls";

/** What stands behind a leading slash; null where the text asks for no ready words. */
export const askedFor = (text: string): string | null => (/^\/\S*$/u.test(text) ? text.slice(1).toLowerCase() : null);

/** Those that fit: shortcuts that begin so first, then whatever holds the words. */
export const matching = (all: readonly CannedWords[], asked: string): readonly CannedWords[] => {
	const begins = (one: CannedWords) => one.shortcut.toLowerCase().startsWith(asked);
	const fits = (one: CannedWords) => `${one.shortcut}\n${one.body}`.toLowerCase().includes(asked);
	return [...all.filter(begins), ...all.filter((one) => !begins(one) && fits(one))];
};
