import * as z from "zod/mini";

/**
 * Every refusal, on both the REST side and the channels. `message` is a sentence for the person, `code` is stable
 * for programs (`[a-z0-9_]+`), `errors` has one sentence a field where fields are to blame.
 */
export const apiError = z.object({
	status: z.int(),
	code: z.string().check(z.regex(/^[a-z0-9_]+$/)),
	message: z.string(),
	errors: z.optional(z.record(z.string(), z.string())),
});
export type ApiError = z.infer<typeof apiError>;
