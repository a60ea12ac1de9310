import { t } from "@warmline/contract/i18n";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { Trans } from "../ui/text/Trans.tsx";
import { crisisParts } from "./crisis/crisis-parts.tsx";

const parts = crisisParts("font-bold underline");

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
			<p className="mt-8">
				<Trans
					text="This is not a crisis service. In immediate danger? Call <danger>9-1-1</danger>. Thinking about suicide? Call or text <suicide>9-8-8</suicide>, any time. <more>More help</more>"
					parts={parts}
				/>
			</p>
		</Page>
	);
}
