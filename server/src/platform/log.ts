import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import type { Config } from "../config.ts";

/** The statement of a failed query holds what somebody wrote; its cause says what went wrong without it. */
const plainError = (error: unknown) => {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	if (!(cause instanceof Error)) return { message: String(cause) };
	const code = "code" in cause ? String(cause.code) : undefined;
	return { type: cause.name, code, message: cause.message, stack: cause.stack };
};

/** Tokens stand in addresses of channels and links; none may reach a log. */
export const createLog = ({ LOG_LEVEL }: Config): FastifyBaseLogger =>
	pino({
		level: LOG_LEVEL,
		base: undefined,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers: {
			err: plainError,
			req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split("?")[0] }),
		},
	});
