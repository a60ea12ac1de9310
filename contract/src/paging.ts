import * as z from "zod/mini";
import { limitedText } from "./text.ts";

/** A whole number from an address, or from a frame. */
export const wholeNumber = (least: number, most: number) =>
	z.coerce.number().check(z.multipleOf(1), z.minimum(least), z.maximum(most));

/** `?cursor=&limit=`: the cursor is what the page before gave as `next`; limit 1 to 100. */
export const paging = z.object({
	cursor: z.optional(limitedText(0, 400)),
	limit: z._default(wholeNumber(1, 100), 50),
});
export type Paging = z.infer<typeof paging>;

/** The cursor of the next page; null when this is the last. */
export const nextPage = z.nullable(z.string());

/** A list as it is read page by page. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ results: z.array(item), next: nextPage });
