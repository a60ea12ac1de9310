import { z } from "zod/mini";

/** The organisation's own words for its feed. */
export const community = z.strictObject({
	/** Hashtags that are always suggested, without their sign, in small letters. */
	tags: z.array(z.string().check(z.regex(/^[\p{Ll}\p{N}_]{1,50}$/u))).check(z.maxLength(20)),
});
