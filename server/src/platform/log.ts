import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import type { Config } from "../config.ts";

/** Tokens stand in addresses of channels and links; none may reach a log. */
export const createLog = ({ LOG_LEVEL }: Config): FastifyBaseLogger =>
	pino({
		level: LOG_LEVEL,
		base: undefined,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers: {
			req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split("?")[0] }),
		},
	});
