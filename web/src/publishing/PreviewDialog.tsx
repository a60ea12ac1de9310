import { useQuery } from "@tanstack/react-query";
import { type Language, languages } from "@warmline/contract/content/words";
import { language as ownLanguage, t } from "@warmline/contract/i18n";
import type { ContentItem } from "@warmline/contract/publishing/items";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { languageName } from "../platform/language-name.ts";
import { Button } from "../ui/Button.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Dialog } from "../ui/overlay/Dialog.tsx";
import { previewQuery } from "./api.ts";

type PreviewDialogProps = {
	readonly item: ContentItem;
	/** The page is rendered from what is saved. */
	readonly isSaved: boolean;
	readonly onClose: () => void;
};

/** The page as a visitor's phone will show it. */
export function PreviewDialog({ item, isSaved, onClose }: PreviewDialogProps) {
	const [shown, setShown] = useState<Language>(ownLanguage);
	const [loaded, setLoaded] = useState<string | null>(null);
	const { data: address, error, refetch, isFetching } = useQuery({ ...previewQuery(item, shown), enabled: isSaved });
	return (
		<Dialog open onClose={onClose} title={t("Preview on a phone")}>
			<div className="flex flex-wrap gap-2">
				{languages.map((language) => (
					<Button
						key={language}
						variant={language === shown ? "primary" : "secondary"}
						aria-pressed={language === shown}
						onClick={() => setShown(language)}
					>
						{languageName(language)}
					</Button>
				))}
			</div>
			<div className="relative mx-auto mt-4 h-[60dvh] w-full max-w-[390px] overflow-hidden rounded-card border border-edge">
				{error && (
					<div className="p-4">
						<Failed
							message={errorMessage(error, t("Couldn’t show the preview."))}
							onRetry={() => void refetch()}
							busy={isFetching}
						/>
					</div>
				)}
				{!error && (address === undefined || loaded !== address) && (
					<div className="absolute inset-0 grid place-items-center bg-surface">
						<Loading>{t("Rendering the page...")}</Loading>
					</div>
				)}
				{address !== undefined && (
					<iframe
						key={address}
						title={t("Preview on a phone")}
						// Styles and fonts are of this site; its policy lets nothing run.
						sandbox="allow-same-origin"
						src={address}
						onLoad={() => setLoaded(address)}
						className="size-full bg-surface"
					/>
				)}
			</div>
			<div className="mt-4 text-right">
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
			</div>
		</Dialog>
	);
}
