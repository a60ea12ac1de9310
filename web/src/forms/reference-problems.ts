import type { ReferenceAnswer } from "@warmline/contract/applications/record";

const fields = ["how_known", "words", "recommends"] as const satisfies readonly (keyof ReferenceAnswer)[];

export type ReferenceProblems = Partial<Record<(typeof fields)[number], string>>;

/** Of a refusal's sentences, those that belong to a field of the form. */
export const problemsIn = (errors: Readonly<Record<string, string>>): ReferenceProblems =>
	Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
