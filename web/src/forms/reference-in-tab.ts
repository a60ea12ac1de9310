import * as z from "zod/mini";
import { createDraftStore } from "../platform/storage/draft-store.ts";

/** What a referee has typed, and the token of their mail: in this tab only, gone with it. */
const reference = z.object({
	token: z.string(),
	how_known: z.string(),
	words: z.string(),
	recommends: z.nullable(z.boolean()),
});
export type KeptReference = z.infer<typeof reference>;

const references = createDraftStore<KeptReference>({
	prefix: "reference",
	parse: (stored) => reference.safeParse(stored).data,
	outlivesSession: true,
});
/** There is one in a tab. */
const only = "";

/** What was typed for this token; for another one nothing. */
export const referenceFor = (token: string): KeptReference => {
	const kept = references.get(only);
	return kept?.token === token ? kept : { token, how_known: "", words: "", recommends: null };
};

export const keepReference = (kept: KeptReference): void => references.keep(only, kept);
export const forgetReference = (): void => references.drop(only);

/** While a page is rendered ahead there is no tab. */
export const useTokenOfTab = (): string | null => references.useDraft(only)?.token ?? null;
