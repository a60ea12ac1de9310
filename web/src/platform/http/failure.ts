import { t } from "@warmline/contract/i18n";

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
	/** Stands for the password that was right, where a login needs two-factor authentication. */
	readonly ticket: string | undefined;
	/** Until when a connection is blocked. */
	readonly until: string | undefined;

	constructor(
		status: number,
		code: string,
		message: string,
		errors: Readonly<Record<string, string>> = {},
		nextOpen: string | null = null,
		ticket?: string,
		until?: string,
	) {
		super(message);
		this.name = "ApiFailure";
		this.status = status;
		this.code = code;
		this.errors = errors;
		this.nextOpen = nextOpen;
		this.ticket = ticket;
		this.until = until;
	}
}

export const networkFailure = () =>
	new ApiFailure(0, "network", t("We can’t reach the server. Please check your connection and try again."));

export const timeoutFailure = () =>
	new ApiFailure(0, "timeout", t("The server is taking too long to answer. Please try again in a moment."));

const stringsOf = (value: unknown): Record<string, string> => {
	if (typeof value !== "object" || value === null) return {};
	return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === "string"));
};

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const textIn = (value: unknown, name: string): string | undefined => {
	const text = fieldOf(value, name);
	return typeof text === "string" ? text : undefined;
};

/** Reads a refusal; a proxy's own error page has none of the fields. */
export const parseRefusal = (status: number, body: unknown): ApiFailure =>
	new ApiFailure(
		status,
		textIn(body, "code") ?? "unknown",
		textIn(body, "message") ?? "",
		stringsOf(fieldOf(body, "errors")),
		textIn(body, "next_open") ?? null,
		textIn(body, "ticket"),
		textIn(body, "until"),
	);
