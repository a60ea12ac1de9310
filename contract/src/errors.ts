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

/** Codes that any call may answer; `invalid_<field>` stands for the first field that is to blame. */
export const commonCodes = [
	"invalid_json",
	"invalid_body",
	"csrf_failed",
	"not_logged_in",
	"not_verified",
	"forbidden",
	"not_found",
	"method_not_allowed",
	"too_large",
	"unsupported_type",
	"too_many_requests",
	"internal_error",
	"not_ready",
] as const;
