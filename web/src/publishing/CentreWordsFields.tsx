import { phrasesOf } from "@warmline/contract/content/centre-words";
import { centres } from "@warmline/contract/content/centres";
import { t } from "@warmline/contract/i18n";
import { useRef } from "react";
import { parseJson } from "../platform/http/api.ts";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { formatData, samePath, withValue } from "./data-value.ts";
import type { FileFieldsProps } from "./file-fields.ts";

type CentreWordsFieldsProps = FileFieldsProps & {
	/** The entries whose words these are, as they are being edited. */
	readonly centresText: string;
};

const unique = (phrases: readonly string[]) => [...new Set(phrases)];

/** The English phrases of the crisis lines, and what stands for each in this language. */
export function CentreWordsFields({ text, language, problems, centresText, onChange }: CentreWordsFieldsProps) {
	const listed = centres.safeParse(parseJson(centresText)).data ?? [];
	const needed = unique(listed.flatMap(phrasesOf));
	const names = unique(listed.map(({ name }) => name)).filter((name) => !needed.includes(name));
	const data = parseJson(text);
	const words: Readonly<Record<string, unknown>> = typeof data === "object" && data !== null ? { ...data } : {};
	const wordOf = (phrase: string) => {
		const word = words[phrase];
		return typeof word === "string" ? word : "";
	};
	// The other words stay as they are, also while an entry is half written and its phrases are not known. What is left
	// over in the end goes when it is published.
	const put = (phrase: string, word: string) =>
		onChange(formatData(withValue(words, [phrase], word === "" ? undefined : word)));
	const field = (phrase: string, optional: boolean) => (
		<Field
			key={phrase}
			label={phrase}
			optional={optional}
			error={problems.find((problem) => samePath(problem.field, [phrase]))?.says}
		>
			<TextInput
				value={wordOf(phrase)}
				lang={language ?? undefined}
				onChange={({ target }) => put(phrase, target.value)}
			/>
		</Field>
	);
	const isFirst = language === "en";
	const everMissing = useRef(new Set<string>());
	for (const phrase of isFirst ? [] : needed) if (wordOf(phrase) === "") everMissing.current.add(phrase);
	// A field stays where it is while somebody types in it.
	const missing = needed.filter((phrase) => everMissing.current.has(phrase));
	return (
		<div className="space-y-5">
			{missing.length > 0 && (
				<div className="space-y-4 rounded-control border border-care bg-care-wash p-4">
					<p className="font-semibold text-care">{t("Not translated yet")}</p>
					{missing.map((phrase) => field(phrase, false))}
				</div>
			)}
			<details>
				<summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("Translations of the entries")}</summary>
				<div className="mt-2 space-y-4">
					{needed.filter((phrase) => !missing.includes(phrase)).map((phrase) => field(phrase, isFirst))}
				</div>
			</details>
			<details>
				<summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("Names of the centres")}</summary>
				<p className="mb-3 text-soft">{t("Only where a centre has another name in this language.")}</p>
				<div className="space-y-4">{names.map((name) => field(name, true))}</div>
			</details>
		</div>
	);
}
