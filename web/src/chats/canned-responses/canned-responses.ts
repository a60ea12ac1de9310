import type { CannedResponse } from "@warmline/contract/chats/agent-calls";

/** What stands behind a leading slash; null where the text asks for no ready words. */
export const askedFor = (text: string): string | null => (/^\/\S*$/u.test(text) ? text.slice(1).toLowerCase() : null);

/** Those that fit: shortcuts that begin so first, then whatever holds the words. */
export const matching = (all: readonly CannedResponse[], asked: string): readonly CannedResponse[] => {
	const begins = (one: CannedResponse) => one.shortcut.toLowerCase().startsWith(asked);
	const fits = (one: CannedResponse) => `${one.shortcut}\n${one.body}`.toLowerCase().includes(asked);
	return [...all.filter(begins), ...all.filter((one) => !begins(one) && fits(one))];
};
