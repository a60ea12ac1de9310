import * as z from "zod/mini";

/** What a referee has typed, and the token of their mail: in this tab only, gone with it. */
const kept = z.object({
	token: z.string(),
	how_known: z.string(),
	words: z.string(),
	recommends: z.nullable(z.boolean()),
});
export type KeptReference = z.infer<typeof kept>;

const key = "reference";
const listeners = new Set<() => void>();

export const parseKept = (text: string | null): KeptReference | null => {
	try {
		return kept.safeParse(JSON.parse(text ?? "null")).data ?? null;
	} catch {
		return null;
	}
};

/** Where the browser keeps nothing, this page still knows. */
const read = (): KeptReference | null => {
	try {
		return parseKept(sessionStorage.getItem(key));
	} catch {
		return null;
	}
};

/** While a page is rendered ahead there is no tab. */
let current = import.meta.env?.SSR ? null : read();

const put = (reference: KeptReference | null) => {
	current = reference;
	try {
		if (reference === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(reference));
	} catch {
		// It stays in this page.
	}
	for (const listener of listeners) listener();
};

/** What was typed for this token; for another one nothing. */
export const referenceFor = (token: string): KeptReference =>
	current?.token === token ? current : { token, how_known: "", words: "", recommends: null };

export const keepReference = put;
export const forgetReference = (): void => put(null);

export const tokenOfTab = (): string | null => current?.token ?? null;

export const followReference = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
