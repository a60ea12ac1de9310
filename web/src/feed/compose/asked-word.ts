import { spelled } from "@warmline/contract/feed/post";

/** What somebody begins to type after @ or #, and where it begins in the text. */
export type AskedWord = { readonly kind: "mention" | "hashtag"; readonly query: string; readonly from: number };

const begun = /(?:^|[^\p{L}\p{M}\p{N}_&/#@.-]|\u{FE0F})([@#])([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,59})?$/u;

/** The word at the cursor for which there may be suggestions; null elsewhere. */
export const askedWord = (text: string, cursor: number): AskedWord | null => {
	const [, sign, query = ""] = begun.exec(text.slice(0, cursor)) ?? [];
	if (sign === undefined) return null;
	if (sign === "#" && /[.-]/.test(query)) return null;
	// In the middle of a word nothing is begun.
	if (/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(cursor))) return null;
	return { kind: sign === "@" ? "mention" : "hashtag", query: spelled(query), from: cursor - query.length };
};

/** The text with the chosen word in it, and where the cursor stands then. */
export const withWord = (text: string, cursor: number, { from }: AskedWord, word: string) => {
	const after = text.slice(cursor);
	const space = /^\s/.test(after) ? "" : " ";
	return { text: `${text.slice(0, from)}${word}${space}${after}`, cursor: from + word.length + 1 };
};
