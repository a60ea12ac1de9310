import { say } from "@warmline/contract/say";

/** A call that did not do what it was asked for. `message` is a sentence for the person. */
export class ApiFailure extends Error {
	/** The HTTP status; 0 when no answer came. */
	readonly status: number;
	/** Stable, for programs: the contract's codes, and `network`, `timeout`, `unexpected_answer`. */
	readonly code: string;
	/** One sentence a field, where fields are to blame. */
	readonly errors: Readonly<Record<string, string>>;
	/** When a closed chat opens again, as far as it is known. */
	readonly nextOpen: string | null;
	/** Stands for the password that was right, where a login needs its second step. */
	readonly ticket: string | undefined;

	constructor(
		status: number,
		code: string,
		message: string,
		errors: Readonly<Record<string, string>> = {},
		nextOpen: string | null = null,
		ticket?: string,
	) {
		super(message);
		this.name = "ApiFailure";
		this.status = status;
		this.code = code;
		this.errors = errors;
		this.nextOpen = nextOpen;
		this.ticket = ticket;
	}
}

export const networkFailure = () =>
	new ApiFailure(0, "network", say("We could not reach the server. Please check your connection and try again."));

export const timeoutFailure = () =>
	new ApiFailure(0, "timeout", say("The server is taking too long to answer. Please try again in a moment."));

const stringsOf = (value: unknown): Record<string, string> => {
	if (typeof value !== "object" || value === null) return {};
	return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === "string"));
};

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Reads a refusal; a proxy's own error page has none of the fields. */
export const parseRefusal = (status: number, body: unknown): ApiFailure => {
	const code = fieldOf(body, "code");
	const message = fieldOf(body, "message");
	const nextOpen = fieldOf(body, "next_open");
	const ticket = fieldOf(body, "ticket");
	return new ApiFailure(
		status,
		typeof code === "string" ? code : "unknown",
		typeof message === "string" && message !== "" ? message : "",
		stringsOf(fieldOf(body, "errors")),
		typeof nextOpen === "string" ? nextOpen : null,
		typeof ticket === "string" ? ticket : undefined,
	);
};

/** The sentence to show: what the server said, else the caller's own. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
	error instanceof ApiFailure && error.message !== "" ? error.message : otherwise;
