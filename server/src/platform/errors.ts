import type { ApiError } from "@warmline/contract/errors";
import { t } from "@warmline/contract/i18n";

/** A clear no to the person who asked; everything else that is thrown is a fault of ours. */
export class HttpError extends Error {
	readonly answer: ApiError;
	/** Seconds to wait before the next try, for 429. */
	readonly retryAfter: number | undefined;

	constructor(answer: ApiError, retryAfter?: number) {
		super(answer.message);
		this.answer = answer;
		this.retryAfter = retryAfter;
	}
}

const refusal = (status: number, code: string, message: string) => new HttpError({ status, code, message });

export const invalid = (code: string, message: string, errors?: Record<string, string>) =>
	new HttpError({ status: 400, code, message, ...(errors ? { errors } : {}) });
export const notLoggedIn = () => refusal(401, "not_logged_in", t("Please log in."));
/** The password was right; the ticket stands for it. */
export const secondStepNeeded = (ticket: string) =>
	new HttpError({
		status: 401,
		code: "second_step_needed",
		message: t("Please enter your two-step verification code, too."),
		ticket,
	});
export const loginExpired = () => refusal(401, "login_expired", t("This took too long. Please log in again."));
export const secondStepRequired = () =>
	refusal(403, "second_step_required", t("Please set up two-step verification first."));
export const confirmYourself = () =>
	refusal(403, "confirm_yourself", t("Please enter your password again to do this."));
/** Whether an API token is over, or was never there, is not for who guesses. */
export const invalidToken = () =>
	refusal(401, "invalid_token", t("This API token doesn’t work. A director can create a new one under Integrations."));
export const outOfScope = (message: string) => refusal(403, "out_of_scope", message);
export const invalidCredentials = () => refusal(401, "invalid_credentials", t("Invalid credentials."));
export const forbidden = (message = t("You are not allowed to do this.")) => refusal(403, "forbidden", message);
export const notVerified = () => refusal(403, "not_verified", t("Please verify your email first."));
export const csrfFailed = () =>
	refusal(403, "csrf_failed", t("This page is out of date. Please reload it and try again."));
export const notFound = (message = t("Not found.")) => refusal(404, "not_found", message);
export const conflict = (code: string, message: string, errors?: Record<string, string>) =>
	new HttpError({ status: 409, code, message, ...(errors ? { errors } : {}) });
export const tooMany = (seconds: number, message = t("Too many attempts. Please wait a little and try again.")) =>
	new HttpError({ status: 429, code: "too_many_requests", message }, seconds);
export const notReady = () => refusal(503, "not_ready", t("This isn’t possible right now. Please try again."));
/** So many wait for the same that one more would wait too long. */
export const busy = (seconds: number) =>
	new HttpError(
		{ status: 503, code: "busy", message: t("It’s very busy right now. Please try again in a moment.") },
		seconds,
	);
/** Ten seconds: a good part of what waits is done by then. */
export const filesInProgress = () =>
	tooMany(10, t("Several of your files are still being processed. Please try again in a moment."));
