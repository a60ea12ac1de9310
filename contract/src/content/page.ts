import { z } from "zod/mini";
import { day, line } from "./fields.ts";

/** What stands above the text of a page of the public site. */
export const pageHead = z.strictObject({
	title: line,
	/** One or two sentences under the heading. */
	lead: z.optional(line),
	/** For search engines, at most 160 characters. */
	description: z.optional(line.check(z.maxLength(160))),
	/** The day of the last change, for pages that bind somebody. */
	updated: z.optional(day),
});
export type PageHead = z.infer<typeof pageHead>;

/** A piece of a page's text. */
export type Prose =
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "heading"; readonly level: number; readonly children: readonly Prose[] }
	| { readonly type: "list"; readonly ordered: boolean; readonly children: readonly Prose[] }
	| { readonly type: "link"; readonly to: string; readonly children: readonly Prose[] }
	| {
			readonly type: "paragraph" | "item" | "strong" | "emphasis" | "quote";
			readonly children: readonly Prose[];
	  }
	| { readonly type: "break" };

export type ContentPage = PageHead & {
	readonly body: readonly Prose[];
	/** Of the whole file: another one with every character that changes, for what people agree to. */
	readonly version: string;
};
