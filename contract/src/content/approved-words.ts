import { z } from "zod/mini";
import { line } from "./fields.ts";

/** Words that listeners can put into a chat. */
export const approvedWords = z.strictObject({
	/** For a chat that is more than listeners are trained for. */
	beyond_scope: z.array(line).check(z.minLength(1)),
});
