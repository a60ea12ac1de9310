import type * as z from "zod/mini";
import { ApiFailure, sentenceOf } from "./failure.ts";

export type Problems = Readonly<Record<string, string>>;

/** The first thing that is wrong with each field, by its whole name as the server says it: `police_check.date`. */
export const problemsIn = (checked: z.core.$ZodError | undefined): Problems => {
	const problems: Record<string, string> = {};
	for (const { path, message } of checked?.issues ?? []) problems[path.join(".")] ??= message;
	return problems;
};

/** What a refusal says of the fields of a form; empty where no field is to blame. */
export const blamedIn = (error: unknown, fields: readonly string[]): Problems =>
	error instanceof ApiFailure
		? Object.fromEntries(Object.entries(error.errors).filter(([field]) => fields.includes(field)))
		: {};

/** What is said of a failure for which no field is to blame; `sentence` where the failure has none of its own. */
export const unblamed = (error: Error | null, blamed: Problems, sentence: string): string | undefined =>
	error && Object.keys(blamed).length === 0 ? sentenceOf(error, sentence) : undefined;
