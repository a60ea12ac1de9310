import { t } from "@warmline/contract/i18n";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";

export function StartPage() {
	return (
		<Page title={t("Members")} lead={t("For listeners, supervisors and applicants.")}>
			<LinkButton to="/login" className="px-7">
				{t("Login")}
			</LinkButton>
		</Page>
	);
}
