import type { Placeholder } from "@warmline/contract/i18n";

type Text = string | { readonly one: string; readonly other: string };
type Sentence<T extends Text> = T extends { readonly other: infer Other extends string } ? Other : T;
type Values<T extends Text> = Readonly<Partial<Record<Placeholder<Sentence<T> & string>, string | number | RegExp>>>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What no value is given for may be anything. */
const sourceOf = (text: Text, values: Readonly<Record<string, string | number | RegExp | undefined>> = {}) => {
	const forms = typeof text === "string" ? [text] : [text.one, text.other];
	const filled = (name: string) => {
		const value = values[name] ?? /.+/;
		return value instanceof RegExp ? value.source : escaped(String(value));
	};
	const sources = forms.map((form) =>
		form
			.split(/\{(\w+)\}/)
			.map((part, index) => (index % 2 === 0 ? escaped(part) : filled(part)))
			.join(""),
	);
	return `(?:${sources.join("|")})`;
};

/** For an element that says a label and nothing else. */
export const exactly = <T extends Text>(label: T, values?: Values<T>) => new RegExp(`^${sourceOf(label, values)}$`);
export const startsWith = <T extends Text>(label: T, values?: Values<T>) => new RegExp(`^${sourceOf(label, values)}`);
export const endsWith = <T extends Text>(label: T, values?: Values<T>) => new RegExp(`${sourceOf(label, values)}$`);
export const contains = <T extends Text>(label: T, values?: Values<T>) => new RegExp(sourceOf(label, values));
export const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"));
