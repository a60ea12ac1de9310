import { t } from "@warmline/contract/i18n";
import Check from "lucide-react/icons/check";
import { type ReactNode, useId } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Banner } from "../feedback/Banner.tsx";

type Saving = { readonly isPending: boolean; readonly isSuccess: boolean; readonly error: Error | null };

type SavedSectionProps = {
	readonly heading: string;
	readonly lead?: ReactNode;
	/** What was changed here last. */
	readonly saving: Saving;
	readonly children: ReactNode;
};

/** A group of choices that are saved as soon as they are made, which says calmly that what was chosen is kept, or that it is not. */
export function SavedSection({ heading, lead, saving, children }: SavedSectionProps) {
	const id = useId();
	const { isPending, isSuccess, error } = saving;
	return (
		<section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="text-xl">
					{heading}
				</h2>
				<p role="status" className="flex min-h-6 items-center gap-1 text-sm font-medium text-good">
					{isPending && <span className="text-soft">{t("Saving...")}</span>}
					{isSuccess && (
						<>
							<Check aria-hidden="true" className="size-4" />
							{t("Saved.")}
						</>
					)}
				</p>
			</div>
			{lead && <p className="mt-1 text-soft">{lead}</p>}
			{error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(error, t("Couldn’t save this. It is set back to what it was."), "always")}
				</Banner>
			)}
			<div className="mt-4">{children}</div>
		</section>
	);
}
