import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";

/** A kind word for who has only registered, instead of a page that would only fail; the server refuses by itself. */
export function MeetsOthers({ children }: { readonly children: ReactNode }) {
	const session = useSession();
	if (session?.user.role.role !== "new_hire") return children;
	return (
		<Page
			width="centred"
			title={t("Community")}
			heading={t("You’ll meet the others here soon")}
			lead={t("The community opens to you once you’ve submitted your application. You’ve done nothing wrong.")}
		>
			<LinkButton to={`/${session.user_id}/activity-feed`}>{t("Go to your home page")}</LinkButton>
		</Page>
	);
}
