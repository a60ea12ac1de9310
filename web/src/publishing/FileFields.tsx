import { t } from "@warmline/contract/i18n";
import { parseJson } from "../platform/http/api.ts";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import type { Texts } from "./api.ts";
import { AppearanceFields } from "./appearance/AppearanceFields.tsx";
import { CentreWordsFields } from "./CentreWordsFields.tsx";
import { DataField, DataFields } from "./DataField.tsx";
import { schemaOf, shapeOf } from "./data-schema.ts";
import { type DataPath, formatData, samePath, withValue } from "./data-value.ts";
import { EmailWordsFields } from "./emails/EmailWordsFields.tsx";
import type { FileFieldsProps } from "./file-fields.ts";
import { PageFields } from "./PageFields.tsx";
import { parsePageSource } from "./page-source.ts";

type Props = FileFieldsProps & {
	readonly path: string;
	/** All files that are edited with it. */
	readonly texts: Texts;
	readonly isSaved: boolean;
};

/** One file of the content in the fields that suit it; as it is where no fields could keep what is written in it. */
export function FileFields({ path, texts, isSaved, ...props }: Props) {
	const { text, problems, language, onChange } = props;
	if (path.endsWith(".md")) {
		const source = parsePageSource(text);
		if (source) return <PageFields {...props} source={source} />;
	}
	const data = path.endsWith(".json") ? parseJson(text) : undefined;
	if (data !== undefined && path.endsWith("/centre-words.json"))
		return <CentreWordsFields {...props} centresText={texts["crisis-centres.json"] ?? ""} />;
	if (data !== undefined && path.endsWith("/emails.json")) return <EmailWordsFields {...props} isSaved={isSaved} />;
	if (data !== undefined && path === "appearance.json") return <AppearanceFields {...props} />;
	const schema = schemaOf(path);
	if (data === undefined || !schema) {
		return (
			<Field label={t("Text of the file")} error={problems[0]?.says}>
				<TextArea
					lang={language ?? undefined}
					rows={24}
					className="font-mono text-sm"
					value={text}
					onChange={({ target }) => onChange(target.value)}
				/>
			</Field>
		);
	}
	const change = (at: DataPath, value: unknown) => onChange(formatData(withValue(data, at, value)));
	const problemAt = (at: DataPath) => problems.find(({ field }) => samePath(field, at))?.says;
	const { shape } = shapeOf(schema);
	const common = { schema, name: "", path: [], value: data, onChange: change, problemAt };
	if (shape.kind === "fields") return <DataFields {...common} of={shape.of} bare />;
	return <DataField {...common} label={path === "crisis-centres.json" ? t("Crisis lines") : t("Practice scenarios")} />;
}
