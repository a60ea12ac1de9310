import * as z from "zod/mini";
import { time } from "./ids.ts";

/**
 * Every refusal, on both the REST side and the channels. `message` is a sentence for the person, `code` is stable
 * for programs (`[a-z0-9_]+`), `errors` has one sentence a field where fields are to blame. Where the chat is `closed`,
 * `next_open` says when it opens, as far as that is known. Where a login needs two-factor authentication
 * (`second_step_needed`),
 * `ticket` stands for the password that was right, for five minutes. Where a connection is `blocked`, `until` says
 * how long.
 */
export const apiError = z.object({
	status: z.int(),
	code: z.string().check(z.regex(/^[a-z0-9_]+$/)),
	message: z.string(),
	errors: z.optional(z.record(z.string(), z.string())),
	next_open: z.optional(z.nullable(time)),
	ticket: z.optional(z.string()),
	until: z.optional(time),
});
export type ApiError = z.infer<typeof apiError>;
