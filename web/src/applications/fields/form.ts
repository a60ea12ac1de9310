import type { Values } from "../kind.ts";
import type { ListenerField, SupervisorField } from "../questions.ts";

export type FieldName = ListenerField | SupervisorField;

/** What the questions of a page read and write. */
export type AnswerForm = {
	readonly values: Values;
	readonly set: (name: FieldName, value: unknown) => void;
	/** The sentence under a question. */
	readonly problemOf: (name: string) => string | undefined;
};

export const textIn = (values: Values, name: FieldName): string => {
	const value = values[name];
	return typeof value === "string" ? value : "";
};

export const idsIn = (values: Values, name: FieldName): readonly string[] => {
	const value = values[name];
	return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
};

export const numberIn = (values: Values, name: FieldName): number | null => {
	const value = values[name];
	return typeof value === "number" ? value : null;
};

/** Puts the cursor where the first thing is wrong. */
export const focusFirstWrong = (form: HTMLElement): void => {
	form
		.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid=true] input, [data-invalid=true] button")
		?.focus();
};
