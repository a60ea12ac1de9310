import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { ContentItem } from "@warmline/contract/publishing/items";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { type Texts, versionsQuery } from "../api.ts";
import { textsOf } from "../use-content-draft.ts";
import { ContentChanges } from "./ContentChanges.tsx";

type VersionsDialogProps = {
	readonly item: ContentItem;
	/** What people see now. */
	readonly inForce: Texts;
	readonly onClose: () => void;
	/** There is a draft, which has no history. */
	readonly replacesDraft: boolean;
	readonly onRestore: (texts: Texts) => void;
};

/** What people saw before, with who published it. An older version becomes the draft, and nothing is published by that. */
export function VersionsDialog({ item, inForce, onClose, replacesDraft, onRestore }: VersionsDialogProps) {
	/** What takes the place of a draft, while somebody is asked whether that is meant. */
	const [asked, setAsked] = useState<Texts | null>(null);
	/** The version whose differences from what people see are shown. */
	const [compared, setCompared] = useState<string | null>();
	const { data, error, refetch, isFetching } = useQuery(versionsQuery(item));
	return (
		<Dialog open onClose={onClose} title={t("Earlier versions")}>
			<p className="text-soft">
				{t("Choose a version to copy it to the draft. Nothing is published until you publish it.")}
			</p>
			{data && (
				<ul className="mt-4 divide-y divide-line">
					{data.map(({ id, at, by, files }, place) => (
						<li key={id ?? "product"} className="flex flex-wrap items-center justify-between gap-3 py-3">
							<span>
								{at === null ? (
									t("As it came with Warmline")
								) : (
									<>
										<span className="font-semibold">{wholeTime(at)}</span> {by && `· ${by.name}`}
									</>
								)}
								{place === 0 && <span className="block text-sm text-soft">{t("What people see now")}</span>}
							</span>
							<span className="flex flex-wrap gap-3">
								{place > 0 && (
									<Button
										variant="quiet"
										aria-expanded={compared === id}
										onClick={() => setCompared(compared === id ? undefined : id)}
									>
										{compared === id ? t("Hide changes") : t("What changed since")}
									</Button>
								)}
								<Button
									variant="secondary"
									onClick={() => (replacesDraft ? setAsked(textsOf(files)) : onRestore(textsOf(files)))}
								>
									{t("Put into the draft")}
								</Button>
							</span>
							{place > 0 && compared === id && (
								<div className="w-full">
									<ContentChanges before={textsOf(files)} after={inForce} />
								</div>
							)}
						</li>
					))}
				</ul>
			)}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the versions."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading skeleton="rows">{t("Loading versions...")}</Loading>}
			<ConfirmDialog
				open={asked !== null}
				title={t("Replace the draft?")}
				confirm={t("Replace the draft")}
				danger
				onCancel={() => setAsked(null)}
				onConfirm={() => asked && onRestore(asked)}
			>
				{t("The current draft will be lost for all directors.")}
			</ConfirmDialog>
			<div className="mt-4 text-right">
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
			</div>
		</Dialog>
	);
}
