import { t } from "@warmline/contract/i18n";
import type { ContentFile, EditedContent } from "@warmline/contract/publishing/calls";
import { pageOfItem } from "@warmline/contract/publishing/items";
import { useState } from "react";
import { languageName } from "../platform/language-name.ts";
import { classNames } from "../ui/class-names.ts";
import { DraftActions } from "./DraftActions.tsx";
import { DraftState } from "./DraftState.tsx";
import { FileFields } from "./FileFields.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import { untouchedLanguages, useContentDraft } from "./use-content-draft.ts";
import { VersionsDialog } from "./versions/VersionsDialog.tsx";

/** Whether it is one of the files whose words nobody has to give: English stands in the entries themselves. */
const isShown = ({ path }: ContentFile) => path !== "en/centre-words.json";

type EditorProps = { readonly content: EditedContent };

/** The files of one text: those of all languages beside each other, on a phone one after the other. */
export function ContentEditor({ content }: EditorProps) {
	const draft = useContentDraft(content);
	const [dialog, setDialog] = useState<"preview" | "versions" | null>(null);
	const files = content.files.filter(isShown);
	const shared = files.filter(({ language }) => language === null);
	const translated = files.filter(({ language }) => language !== null);
	const paths = files.map(({ path }) => path);
	const untouched = untouchedLanguages(paths, draft.inForce, draft.texts);
	const fields = ({ path, language }: ContentFile) => (
		<FileFields
			path={path}
			language={language}
			text={draft.texts[path] ?? ""}
			texts={draft.texts}
			isSaved={!draft.isUnsaved}
			problems={draft.problems.filter((problem) => problem.path === path)}
			onChange={(text) => draft.change(path, text)}
		/>
	);
	return (
		<>
			<DraftActions
				item={content.item}
				draft={draft}
				untouched={untouched.map(languageName)}
				hasPage={pageOfItem[content.item] !== null}
				onPreview={() => setDialog("preview")}
				onVersions={() => setDialog("versions")}
			/>
			<DraftState draft={draft} />
			<div className="mt-6 space-y-6">
				{shared.map((file) => (
					<section
						key={file.path}
						aria-labelledby={translated.length > 0 ? file.path : undefined}
						className="rounded-card border border-line bg-surface p-5 shadow-card"
					>
						{translated.length > 0 && (
							<h2 id={file.path} className="mb-4 text-xl">
								{t("For all languages")}
							</h2>
						)}
						{fields(file)}
					</section>
				))}
				<div className={classNames("grid gap-6", translated.length > 1 && "lg:grid-cols-2")}>
					{translated.map((file) => (
						<section
							key={file.path}
							aria-labelledby={file.path}
							className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card"
						>
							<h2 id={file.path} className="mb-4 text-xl">
								{file.language && languageName(file.language)}
							</h2>
							{file.language && untouched.includes(file.language) && (
								<p className="mb-4 rounded-control bg-care-wash px-4 py-2 font-medium text-care">
									{t("Not changed in this language yet. Please check that both still say the same.")}
								</p>
							)}
							{fields(file)}
						</section>
					))}
				</div>
			</div>
			{dialog === "preview" && (
				<PreviewDialog item={content.item} isSaved={!draft.isUnsaved} onClose={() => setDialog(null)} />
			)}
			{dialog === "versions" && (
				<VersionsDialog
					item={content.item}
					inForce={draft.inForce}
					onClose={() => setDialog(null)}
					replacesDraft={draft.hasDraft}
					onRestore={(texts) => {
						draft.replace(texts);
						setDialog(null);
					}}
				/>
			)}
		</>
	);
}
