import * as z from "zod/mini";
import { languages } from "../content/words.ts";
import { limitedText } from "../text.ts";

const words = z.nullable(z.string());

/** An entry of the organisation's list of centres, as it was when it was shared in a chat. */
export const resourceCard = z.object({
	name: z.string(),
	region: z.string(),
	category: z.string(),
	audience: words,
	hours: words,
	languages: z.nullable(z.array(z.string())),
	phone: z.array(z.object({ number: z.string(), label: words })),
	text: words.check(z.describe("A number, or `Text WORD to NUMBER`.")),
	website: words,
	words: z
		.partialRecord(z.enum(languages), z.record(z.string(), z.string()))
		.check(z.describe("What each language said then for the English phrases of the card.")),
});
export type ResourceCard = z.infer<typeof resourceCard>;

/** Which entry is meant. What it says is looked up where it is shared, in the list that is published then. */
export const resourceKey = { name: limitedText(1, 300), region: limitedText(1, 300) };
export type ResourceKey = { readonly name: string; readonly region: string };
