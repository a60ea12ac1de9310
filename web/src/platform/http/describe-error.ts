import type * as z from "zod/mini";
import { ApiFailure } from "./failure.ts";

/** One sentence for each field that is wrong, by the name that the server gives it: `police_check.date`. */
export type FieldErrors<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

export type ErrorDescription<Name extends string = string> = {
	/** What is wrong with each field of the form. */
	readonly fields: FieldErrors<Name>;
	/** What to say of the whole; nothing where there was no error, or where a field shows what is wrong. */
	readonly message: string | undefined;
};

/**
 * One sentence for the person: what the server said, or `fallback` where it said nothing.
 * `fallback` stays, with the server's reason after it, by `keep`: always, or where no answer came.
 */
export const errorMessage = (error: unknown, fallback: string, keep?: "always" | "unanswered"): string => {
	if (!(error instanceof ApiFailure) || error.message === "") return fallback;
	return keep === "always" || (keep && error.status === 0) ? `${fallback} ${error.message}` : error.message;
};

/** What a refusal says of each of a form's fields, in their order; empty where none of them is wrong. */
export const fieldErrors = <Name extends string>(error: unknown, fields: readonly Name[]): FieldErrors<Name> => {
	const found: Partial<Record<Name, string>> = {};
	for (const name of fields) {
		const sentence = error instanceof ApiFailure ? error.errors[name] : undefined;
		if (sentence) found[name] = sentence;
	}
	return found;
};

/** The same of a form that was checked before it is sent: the first thing that is wrong with each field. */
export const schemaErrors = (checked: z.core.$ZodError | undefined): FieldErrors => {
	const found: Record<string, string> = {};
	for (const { path, message } of checked?.issues ?? []) found[path.join(".")] ??= message;
	return found;
};

/** What a form of these `fields` shows of a call that failed; `fallback` where the failure has no sentence. */
export const describeError = <Name extends string = never>(
	error: unknown,
	{ fields = [], fallback }: { readonly fields?: readonly Name[]; readonly fallback: string },
): ErrorDescription<Name> => {
	const found = fieldErrors(error, fields);
	const isSaid = !error || Object.keys(found).length > 0;
	return { fields: found, message: isSaid ? undefined : errorMessage(error, fallback) };
};
