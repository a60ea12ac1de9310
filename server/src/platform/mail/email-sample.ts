import type { Email } from "./email.ts";

/** An email as it can be shown without anybody to send it to. */
export type EmailSample = {
	/** That of the function that writes it. */
	readonly name: string;
	/** When it is sent, or to whom; the caller translates. */
	readonly title: string;
	readonly email: unknown;
	/** Each way in which it is written, in the language that is spoken. */
	readonly writes: readonly (() => Email)[];
};
