import type { Spoken } from "@warmline/contract/content/sentences";
import type { Language } from "@warmline/contract/content/words";
import { t, tn } from "@warmline/contract/i18n";
import type { EmailText } from "@warmline/contract/publishing/calls";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";

type Sentence = EmailText["sentences"][number];

/** By what the organisation's own words are found. */
export const keyOf = (sentence: Spoken): string => (typeof sentence === "string" ? sentence : sentence.other);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const places: Readonly<Record<Sentence["place"], string | null>> = {
	subject: t("Subject"),
	button: t("On the button"),
	text: null,
};

type SentenceFieldProps = {
	readonly sentence: Sentence;
	readonly language: Language;
	/** The organisation's own words, or what is being typed; undefined for the product's. */
	readonly value: unknown;
	readonly error: string | undefined;
	readonly onChange: (value: Spoken | undefined) => void;
};

/** One sentence, or the two forms of one that depends on a number. */
export function SentenceField({ sentence, language, value, error, onChange }: SentenceFieldProps) {
	const product = sentence.texts[language] ?? sentence.sentence;
	const others =
		sentence.others > 0 &&
		tn(sentence.others, { one: "Also in one other email", other: "Also in {count} other emails" });
	const hint = [places[sentence.place], others].filter(Boolean).join(" · ") || undefined;
	const common = { language, hint };
	if (typeof product === "string")
		return (
			<Line
				{...common}
				label={product}
				value={textOf(value)}
				error={error}
				onChange={(typed) => onChange(typed === "" ? undefined : typed)}
			/>
		);
	const form = (name: "one" | "other") =>
		textOf(typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined);
	const put = (forms: { one: string; other: string }) =>
		onChange(
			forms.one === "" && forms.other === ""
				? undefined
				: { one: forms.one || (product.one ?? product.other), other: forms.other || product.other },
		);
	return (
		<fieldset className="space-y-3">
			<legend className="sr-only">{t("A sentence with a number in it")}</legend>
			<Line
				{...common}
				label={product.one ?? product.other}
				value={form("one")}
				error={undefined}
				onChange={(one) => put({ one, other: form("other") })}
			/>
			<Line
				{...common}
				label={product.other}
				value={form("other")}
				error={error}
				onChange={(other) => put({ one: form("one"), other })}
			/>
		</fieldset>
	);
}

type LineProps = {
	readonly label: string;
	readonly hint: string | undefined;
	readonly language: Language;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (typed: string) => void;
};

function Line({ label, hint, language, value, error, onChange }: LineProps) {
	return (
		<Field label={label} hint={hint} error={error} optional>
			<TextArea
				lang={language}
				rows={Math.min(5, 1 + Math.floor(Math.max(value.length, label.length) / 60))}
				maxLength={2000}
				value={value}
				onChange={({ target }) => onChange(target.value)}
			/>
		</Field>
	);
}
