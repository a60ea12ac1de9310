import { z } from "zod/mini";
import { line } from "./fields.ts";

const group = z.strictObject({
	heading: line,
	/** Steps, one after the other, rather than a list. */
	ordered: z.optional(z.boolean()),
	items: z.array(line).check(z.minLength(1)),
});

export const programme = z.strictObject({
	name: line,
	page_title: line,
	intro: line,
	groups: z.array(group).check(z.minLength(1)),
});
export type Programme = z.infer<typeof programme>;

/** What the organisation tells applicants: steps, times and papers. */
export const programmes = z.strictObject({ listener: programme, supervisor: programme, placement: programme });
