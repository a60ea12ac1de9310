import type { Language } from "@warmline/contract/content/words";
import type { ApiError } from "@warmline/contract/errors";
import { t } from "@warmline/contract/i18n";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { isForeignKeyViolation, isUnavailable } from "../db/db-errors.ts";
import { HttpError, notFound } from "../errors.ts";
import { translate, wishedLanguage, withLanguage } from "../language.ts";
import { createSampledLog } from "../log-sampling.ts";

/** More than any form has fields. */
const mostIssues = 50;

/** Names in the contract are; what somebody made up as a key of a record may be anything. */
const fieldName = /^\w[\w.]{0,99}$/;

/** One sentence a field; the first field in the schema's own order gives `message` and `code`. */
export const refuseIssues = (error: z.core.$ZodError, schema: z.core.$ZodType): ApiError => {
	const order = fieldsOf(schema);
	const place = (issue: z.core.$ZodIssue) => {
		const at = order.indexOf(String(issue.path[0] ?? ""));
		return at < 0 ? order.length : at;
	};
	const sorted = error.issues.slice(0, mostIssues).sort((a, b) => place(a) - place(b));
	const errors: Record<string, string> = {};
	for (const issue of sorted) {
		const field = issue.path.join(".");
		if (fieldName.test(field)) errors[field] ??= issue.message;
	}
	const first = sorted[0];
	const field = String(first?.path[0] ?? "body")
		.slice(0, 60)
		.replace(/[^a-z0-9_]/gi, "_")
		.toLowerCase();
	const message = first && first.path.length > 0 ? first.message : t("This request is not valid.");
	return { status: 400, code: `invalid_${field}`, message, errors };
};

const fieldsOf = (schema: z.core.$ZodType): string[] => {
	const { def } = schema._zod;
	return "shape" in def && typeof def.shape === "object" && def.shape !== null ? Object.keys(def.shape) : [];
};

const byFastify: Record<string, ApiError> = {
	FST_ERR_CTP_BODY_TOO_LARGE: {
		status: 413,
		code: "too_large",
		message: t("This is too long. Please shorten it and send it again."),
	},
	FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: "unsupported_type", message: t("Please send JSON.") },
	FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: "invalid_json", message: t("This is not valid JSON.") },
	FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: "invalid_json", message: t("This is not valid JSON.") },
};

/** What is answered to anything that was thrown. Faults of ours say nothing of themselves. */
export const answerFor = (error: unknown): ApiError => {
	if (error instanceof HttpError) return error.answer;
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	const known = byFastify[code];
	if (known) return known;
	if (error instanceof SyntaxError) return { status: 400, code: "invalid_json", message: t("This is not valid JSON.") };
	if (isForeignKeyViolation(error)) return notFound().answer;
	// It passes, so this is no 500.
	if (isUnavailable(error)) {
		return { status: 503, code: "not_ready", message: t("This isn’t possible right now. Please try again.") };
	}
	const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
	if (status >= 400 && status < 500) return { status, code: "invalid_body", message: t("This request is not valid.") };
	return { status: 500, code: "internal_error", message: t("Something went wrong on our side. Please try again.") };
};

/** Sentences of schemas, and those that were made before the request was read, are in English until here. */
const translatedAnswer = ({ errors, ...answer }: ApiError): ApiError => ({
	...answer,
	message: translate(answer.message),
	...(errors && {
		errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, translate(message)])),
	}),
});

const answerIn = (language: Language, error: unknown): ApiError =>
	withLanguage(language, () => translatedAnswer(answerFor(error)));

/** Addresses that the router itself cannot read. */
export const answerFrameworkError = (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
	void reply.code(404).send(answerIn(wishedLanguage(request), notFound()));
};

export const answerErrors = (app: FastifyInstance) => {
	const sampled = createSampledLog(app.log);
	app.setErrorHandler((error, request, reply) => {
		const answer = answerIn(wishedLanguage(request), error);
		// Sampled: whoever breaks off uploads could fill the disk with these lines.
		if (answer.status >= 500) sampled("error", { err: error, req: request }, "a request could not be answered");
		// Mostly somebody was quicker. One that comes again and again is a fault of ours.
		if (isForeignKeyViolation(error)) sampled("warn", { err: error, req: request }, "a row points at one that is gone");
		if (error instanceof HttpError && error.retryAfter !== undefined) {
			void reply.header("retry-after", String(Math.max(1, Math.ceil(error.retryAfter))));
		}
		const { errorField } = request.routeOptions.config;
		return reply.code(answer.status).send(errorField ? { ...answer, error: answer.message } : answer);
	});
};
