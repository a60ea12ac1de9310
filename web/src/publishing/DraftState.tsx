import { t } from "@warmline/contract/i18n";
import type { ContentProblem, EditedContent } from "@warmline/contract/publishing/calls";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { fileLanguageName } from "./choice-label.ts";
import { fieldLabel } from "./field-labels.ts";
import { linesAbove } from "./page-source.ts";
import { type EditedDraft, textsOf } from "./use-content-draft.ts";
import { ContentChanges } from "./versions/ContentChanges.tsx";

type DraftStateProps = { readonly draft: EditedDraft };

const stateOf = ({ isUnsaved, hasDraft }: EditedDraft): string => {
	if (isUnsaved) return t("Saving the draft...");
	return hasDraft ? t("Draft saved. It isn’t published yet.") : t("No changes. This is what people see.");
};

/** By the label of the field, or, where none is known, by the line of the text as it stands in its field. */
const problemText = ({ path, line, field, says }: ContentProblem, text: string): string => {
	const where = fileLanguageName(path);
	const names = field.map((part) =>
		typeof part === "number" ? t("entry {number}", { number: part + 1 }) : fieldLabel(part),
	);
	if (names.length > 0) return t("{where}, {field}: {says}", { where, field: names.join(", "), says });
	return t("{where}, line {line}: {says}", { where, line: Math.max(1, line - linesAbove(text)), says });
};

/** Whether what was typed is saved, and what keeps it from being published. */
export function DraftState({ draft }: DraftStateProps) {
	const { failure, isOverwritten, isSaving, problems, isUnsaved } = draft;
	return (
		<div className="mt-3 space-y-3">
			{failure === undefined && !isOverwritten && <p className="text-soft">{stateOf(draft)}</p>}
			{failure !== undefined && (
				<Banner tone="failure">
					<p>{failure}</p>
					<p className="mt-1 font-normal">{t("Your text is still on this page.")}</p>
					<Button variant="secondary" className="mt-3" busy={isSaving} onClick={draft.retry}>
						{t("Try again")}
					</Button>
				</Banner>
			)}
			{isOverwritten && <Overwritten draft={draft} />}
			{problems.length > 0 && !isUnsaved && (
				<section
					role="status"
					className="rounded-control border border-l-4 border-care bg-care-wash px-4 py-3 text-care"
				>
					<h2 className="font-semibold">{t("Before you can preview or publish")}</h2>
					<ul className="mt-1 list-disc space-y-1 pl-5">
						{problems.slice(0, 12).map((problem) => (
							<li key={`${problem.path} ${problem.line} ${problem.says}`}>
								{problemText(problem, draft.texts[problem.path] ?? "")}
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

/** Another director has saved this draft since: nobody's words go by themselves. */
function Overwritten({ draft }: DraftStateProps) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const [theirs, setTheirs] = useState<EditedContent>();
	const compare = async () => setTheirs(await draft.readTheirs());
	const by = theirs && (theirs.draft?.saved_by ?? theirs.published_by);
	const run = async (act: () => Promise<void>) => {
		setBusy(true);
		setFailure(undefined);
		try {
			await act();
		} catch (error) {
			setFailure(errorMessage(error, t("Couldn’t load theirs.")));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Banner tone="warning">
			<p>{t("Someone else has changed or published this text since. Your changes are not saved.")}</p>
			{failure && <p className="mt-1">{failure}</p>}
			{theirs && (
				<div className="mt-3 rounded-control bg-surface p-3 text-ink">
					<p className="font-semibold">
						{by ? t("Theirs, by {name}, compared with yours", { name: by.name }) : t("Theirs, compared with yours")}
					</p>
					<div className="mt-2 font-normal">
						<ContentChanges before={draft.texts} after={textsOf(theirs.draft?.files ?? theirs.files)} />
					</div>
				</div>
			)}
			<div className="mt-3 flex flex-wrap gap-3">
				{!theirs && (
					<Button variant="secondary" disabled={busy} onClick={() => void run(compare)}>
						{t("Compare")}
					</Button>
				)}
				<Button variant="secondary" disabled={busy} onClick={() => void run(draft.showTheirs)}>
					{t("Show theirs and drop mine")}
				</Button>
				<Button variant="secondary" disabled={busy} onClick={() => void run(draft.keepOwn)}>
					{t("Keep mine instead of theirs")}
				</Button>
			</div>
		</Banner>
	);
}
