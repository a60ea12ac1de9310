import { t } from "@warmline/contract/i18n";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";

export function NotFoundPage() {
	const session = useSession();
	return (
		<Page
			title={t("Page not found")}
			heading={t("We can’t find that page")}
			lead={t("The address may be out of date or mistyped.")}
		>
			<div className="flex flex-wrap gap-3">
				{session ? (
					<LinkButton to={`/${session.user_id}/chat-dashboard`}>{t("Back to the dashboard")}</LinkButton>
				) : (
					<LinkButton to="/">{t("Go to the home page")}</LinkButton>
				)}
				<LinkButton to="/chat-form" variant="secondary">
					{t("Get support")}
				</LinkButton>
				<LinkButton to="/Crisis" variant="secondary">
					{t("Crisis and distress centres")}
				</LinkButton>
			</div>
		</Page>
	);
}
