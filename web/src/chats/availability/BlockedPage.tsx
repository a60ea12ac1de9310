import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { CrisisLine } from "../CrisisLine.tsx";
import { BlockedText } from "./BlockedText.tsx";
import { OtherServices } from "./OtherServices.tsx";

type BlockedPageProps = { readonly until: string; readonly onBack: () => void };

/** In the place of the form, when no chat may come from here for a while. */
export function BlockedPage({ until, onBack }: BlockedPageProps) {
	return (
		<Page
			title={t("Contact")}
			heading={t("We can’t chat with you from this connection right now")}
			lead={<BlockedText until={until} />}
		>
			<CrisisLine className="rounded-control bg-attention-wash px-4 py-3 text-base text-attention-ink" />
			<p className="mt-3 text-base">
				<OtherServices />
			</p>
			<p className="mt-8 text-base text-soft">{t("What you typed is still here.")}</p>
			<Button variant="secondary" className="mt-2" onClick={onBack}>
				{t("Back to the form")}
			</Button>
		</Page>
	);
}
