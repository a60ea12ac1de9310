import { z } from "zod";

/** `?cursor=&limit=`: the cursor is what the page before gave as `next`; limit 1 to 100. */
export const paging = z.object({
	cursor: z.string().max(400).optional(),
	limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const page = <T extends z.ZodType>(item: T) => z.object({ results: z.array(item), next: z.string().nullable() });
