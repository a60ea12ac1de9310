import type { FastifyBaseLogger } from "fastify";
import pino, { type DestinationStream } from "pino";
import type { Config } from "../config.ts";

/** What was wrong at the bottom of it. Around it stands what was tried: a statement with what somebody wrote. */
const deepest = (error: unknown): unknown => {
	let cause = error;
	while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
	return cause;
};

/** PostgreSQL, and whoever reads JSON, quotes the value that could not be read. */
const withoutQuotes = (message: string) => message.replace(/["'«].*/s, "…");
const hasQuotes = (error: Error) =>
	error instanceof SyntaxError ||
	error.message.startsWith("Failed query") ||
	("code" in error && /^22/.test(String(error.code)));

/** Where it happened, without the message, which stands there again. */
const placesOf = ({ stack }: Error) =>
	stack
		?.split("\n")
		.filter((line) => /^\s+at /.test(line))
		.join("\n");

const plainError = (error: unknown) => {
	const cause = deepest(error);
	if (!(cause instanceof Error)) return { message: `a ${typeof cause} was thrown` };
	const code = "code" in cause ? String(cause.code) : undefined;
	const message = hasQuotes(cause) ? withoutQuotes(cause.message) : cause.message;
	return { type: cause.name, code, message: message.split("\nparams:")[0], stack: placesOf(cause) };
};

/** Pino would take the error's own message where none is given, as it is. */
const withSentence = (words: unknown[]): unknown[] => {
	const [what, sentence, ...rest] = words;
	if (typeof sentence === "string") return words;
	const said = "an error that nobody has handled";
	if (what instanceof Error) return [{ err: what }, said, ...rest];
	return typeof what === "object" && what !== null && "err" in what ? [what, said, ...rest] : words;
};

/** Tokens stand in addresses of channels and links; none may reach a log. */
export const createLog = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">, to?: DestinationStream): FastifyBaseLogger =>
	pino(
		{
			level: LOG_LEVEL,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			hooks: {
				logMethod(words, write) {
					Reflect.apply(write, this, withSentence(words));
				},
			},
			serializers: {
				err: plainError,
				req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
					method,
					path: routeOptions?.url ?? "none",
				}),
			},
		},
		to ?? pino.destination(1),
	);
