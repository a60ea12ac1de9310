import { t } from "@warmline/contract/i18n";
import type { ContentItem } from "@warmline/contract/publishing/items";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { showToast } from "../ui/overlay/Toasts.tsx";
import type { EditedDraft } from "./use-content-draft.ts";
import { ContentChanges } from "./versions/ContentChanges.tsx";

type DraftActionsProps = {
	readonly item: ContentItem;
	readonly draft: EditedDraft;
	/** Names of the languages whose words have not changed with the others. */
	readonly untouched: readonly string[];
	readonly hasPage: boolean;
	readonly onPreview: () => void;
	readonly onVersions: () => void;
};

/** What can be done with a draft. What people see at once, and what is lost, is asked about first. */
export function DraftActions({ item, draft, untouched, hasPage, onPreview, onVersions }: DraftActionsProps) {
	const [asking, setAsking] = useState<"publish" | "discard" | null>(null);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const close = () => {
		setAsking(null);
		setFailure(undefined);
	};
	const run = async (act: () => Promise<string | null>) => {
		setBusy(true);
		setFailure(undefined);
		try {
			const words = await act();
			if (words !== null) showToast({ words });
			close();
		} catch (error) {
			setFailure(errorMessage(error, t("That didn’t work. Please try again.")));
		} finally {
			setBusy(false);
		}
	};
	const canPublish = draft.hasDraft && draft.problems.length === 0 && !draft.isOverwritten;
	return (
		<div className="flex flex-wrap gap-3">
			<Button disabled={!canPublish} onClick={() => setAsking("publish")}>
				{t("Publish")}
			</Button>
			{hasPage && (
				<Button
					variant="secondary"
					disabled={draft.problems.length > 0 || draft.isOverwritten || draft.failure !== undefined}
					onClick={onPreview}
				>
					{t("Preview")}
				</Button>
			)}
			<Button variant="secondary" onClick={onVersions}>
				{t("Earlier versions")}
			</Button>
			{draft.hasDraft && (
				<Button variant="quiet" onClick={() => setAsking("discard")}>
					{t("Discard draft")}
				</Button>
			)}
			<ConfirmDialog
				open={asking === "publish"}
				title={t("Publish this text?")}
				confirm={t("Publish")}
				busy={busy}
				failure={failure}
				onCancel={close}
				onConfirm={() =>
					void run(async () => ((await draft.publish()) ? t("Published. Everyone sees it from now on.") : null))
				}
			>
				<p>{t("Everyone sees it right away. You can go back to an earlier version at any time.")}</p>
				<details className="mt-3">
					<summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("What changes")}</summary>
					<ContentChanges before={draft.inForce} after={draft.texts} />
				</details>
				{untouched.length > 0 && (
					<p className="mt-3 font-medium text-care">
						{t("Not changed with it: {languages}.", { languages: untouched.join(", ") })}
					</p>
				)}
				{item === "agreement" && (
					<p className="mt-3">
						{t(
							"People who are signing it right now will be asked to read it again. Agreements that were signed keep the text that was signed.",
						)}
					</p>
				)}
			</ConfirmDialog>
			<ConfirmDialog
				open={asking === "discard"}
				title={t("Discard this draft?")}
				confirm={t("Discard")}
				danger
				busy={busy}
				failure={failure}
				onCancel={close}
				onConfirm={() =>
					void run(async () => {
						await draft.discard();
						return t("Draft discarded.");
					})
				}
			>
				{t("The changes that were not published are lost, for all directors. What people see stays as it is.")}
			</ConfirmDialog>
		</div>
	);
}
