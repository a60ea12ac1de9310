import { hashtagPattern, isHashtag, mentionPattern, spelled, usernamesMeant } from "@warmline/contract/feed/post";
import { trimEndOf } from "@warmline/contract/text";

/** A piece of what somebody wrote; `to` leads to a page of this site, `href` out of it. */
export type TextPart =
	| { readonly kind: "plain"; readonly text: string }
	| { readonly kind: "link"; readonly text: string; readonly href: string }
	| { readonly kind: "mention" | "hashtag"; readonly text: string; readonly to: string };

type Found = { readonly at: number; readonly part: TextPart };

const addressPattern = /https?:\/\/[^\s<>"]+/giu;

/** What ends a sentence is no part of the address before it; a bracket is where it was opened inside. */
const withoutEnding = (address: string): string => {
	const cut = trimEndOf(address, ".,;:!?'’”»…*");
	const closes = /[)\]]$/.exec(cut)?.[0];
	if (!closes) return cut;
	const opens = closes === ")" ? "(" : "[";
	return cut.includes(opens) ? cut : withoutEnding(cut.slice(0, -1));
};

const isAddress = (text: string): boolean => {
	try {
		return new URL(text).hostname.includes(".");
	} catch {
		return false;
	}
};

const addressesIn = (text: string): Found[] =>
	[...text.matchAll(addressPattern)].flatMap((match) => {
		const href = withoutEnding(match[0]);
		return isAddress(href) ? [{ at: match.index, part: { kind: "link", text: href, href } }] : [];
	});

const signsIn = (text: string, pattern: RegExp, partOf: (word: string) => TextPart | null): Found[] =>
	[...text.matchAll(pattern)].flatMap(({ index, 1: before = "", 2: word = "" }) => {
		const part = partOf(word);
		return part ? [{ at: index + before.length, part }] : [];
	});

/** Of one who is known the whole name; else dots and dashes at the end are the sentence's. */
const mentionOf =
	(known: readonly string[]) =>
	(word: string): TextPart | null => {
		const names = usernamesMeant(word);
		const name = names.find((one) => known.includes(one)) ?? names.at(-1) ?? "";
		const isMeant = known.includes(name) || /^[\p{L}\p{N}_].*[\p{L}\p{N}_]$|^[\p{L}\p{N}_]$/u.test(name);
		// In letters as they were written there may be more signs than in the name.
		const text = word.slice(0, word.length - ((names[0]?.length ?? 0) - name.length));
		return isMeant ? { kind: "mention", text: `@${text}`, to: `/user/${encodeURIComponent(name)}` } : null;
	};

const hashtag = (word: string): TextPart | null =>
	isHashtag(word) ? { kind: "hashtag", text: `#${word}`, to: hashtagAddress(word) } : null;

export const hashtagAddress = (tag: string): string => `/hashtag/${encodeURIComponent(spelled(tag))}`;

/**
 * Takes a text apart into what is plain and what leads somewhere. Together the pieces are the text. `known`: usernames
 * that are meant, where somebody knows them.
 */
export const textParts = (text: string, known: readonly string[] = []): readonly TextPart[] => {
	const parts: TextPart[] = [];
	let done = 0;
	const found = [
		...addressesIn(text),
		...signsIn(text, mentionPattern, mentionOf(known.map(spelled))),
		...signsIn(text, hashtagPattern, hashtag),
	].sort((a, b) => a.at - b.at);
	for (const { at, part } of found) {
		// Inside of an address a sign means something else.
		if (at < done) continue;
		if (at > done) parts.push({ kind: "plain", text: text.slice(done, at) });
		parts.push(part);
		done = at + part.text.length;
	}
	if (done < text.length) parts.push({ kind: "plain", text: text.slice(done) });
	return parts;
};
