import type { CannedResponse } from "@warmline/contract/chats/agent-calls";

/** What is typed after a leading slash, in lower case; null where the text is no search for a response. */
export const searchIn = (text: string): string | null => (/^\/\S*$/u.test(text) ? text.slice(1).toLowerCase() : null);

/** Those with the search in them, shortcuts that begin with it first. */
export const matching = (all: readonly CannedResponse[], search: string): readonly CannedResponse[] => {
	const begins = (one: CannedResponse) => one.shortcut.toLowerCase().startsWith(search);
	const fits = (one: CannedResponse) => `${one.shortcut}\n${one.body}`.toLowerCase().includes(search);
	return [...all.filter(begins), ...all.filter((one) => !begins(one) && fits(one))];
};

/** The two names that a response can insert. The visitor's is null until a listener has entered one. */
export type Names = { readonly visitor: string | null; readonly listener: string };

/** Without a name "Hello {visitor}, ..." reads "Hello, ...". */
export const fillPlaceholders = (body: string, { visitor, listener }: Names): string => {
	const named = body.replaceAll("{listener}", () => listener);
	if (visitor !== null) return named.replaceAll("{visitor}", () => visitor);
	const without = named.replaceAll(/,? ?\{visitor\}/g, "").replace(/^[,\s]+/, "");
	return without.charAt(0).toUpperCase() + without.slice(1);
};
