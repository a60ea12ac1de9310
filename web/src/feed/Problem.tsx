import { t } from "@warmline/contract/i18n";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";

type ProblemProps = { readonly sentence: string | null; readonly onClose: () => void };

/** What did not work, where it was tried, until one has read it. */
export function Problem({ sentence, onClose }: ProblemProps) {
	if (sentence === null) return null;
	return (
		<Banner tone="failure" className="mt-3 flex flex-wrap items-center justify-between gap-2">
			<span>{sentence}</span>
			<Button variant="quiet" onClick={onClose}>
				{t("OK")}
			</Button>
		</Banner>
	);
}
