import { t } from "@warmline/contract/i18n";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { fieldLabel } from "./field-labels.ts";
import type { FileFieldsProps } from "./file-fields.ts";
import { formatPageSource, type PageSource } from "./page-source.ts";

type PageFieldsProps = Omit<FileFieldsProps, "text"> & { readonly source: PageSource };

/** A page of text: what stands above it, and its words in Markdown. */
export function PageFields({ source, language, problems, onChange }: PageFieldsProps) {
	const { head, body } = source;
	const problemAt = (name: string) => problems.find(({ field }) => field[0] === name)?.says;
	const put = (part: Partial<PageSource["head"]>) => onChange(formatPageSource({ head: { ...head, ...part }, body }));
	const lang = language ?? undefined;
	return (
		<div className="space-y-5">
			<Field label={fieldLabel("title")} error={problemAt("title")}>
				<TextInput lang={lang} value={head.title} onChange={({ target }) => put({ title: target.value })} />
			</Field>
			<Field label={fieldLabel("lead")} error={problemAt("lead")} optional>
				<TextArea
					lang={lang}
					rows={2}
					value={head.lead ?? ""}
					onChange={({ target }) => put({ lead: target.value.replaceAll("\n", " ") })}
				/>
			</Field>
			<Field
				label={t("Text")}
				hint={t(
					"An empty line ends a paragraph. ## begins a heading, - an item of a list. **bold**, [a link](/Privacy), [9-1-1](tel:911).",
				)}
				error={problems.find(({ field }) => field.length === 0)?.says}
			>
				<TextArea
					lang={lang}
					rows={20}
					className="text-[0.95em] leading-relaxed"
					value={body}
					onChange={({ target }) => onChange(formatPageSource({ head, body: target.value }))}
				/>
			</Field>
			<Field
				label={fieldLabel("description")}
				hint={t("One sentence, at most 160 characters.")}
				error={problemAt("description")}
				optional
			>
				<TextInput
					lang={lang}
					value={head.description ?? ""}
					onChange={({ target }) => put({ description: target.value })}
				/>
			</Field>
			{head.updated !== undefined && (
				<Field label={fieldLabel("updated")} error={problemAt("updated")}>
					<TextInput
						type="date"
						className="max-w-48"
						value={head.updated}
						onChange={({ target }) => put({ updated: target.value })}
					/>
				</Field>
			)}
		</div>
	);
}
