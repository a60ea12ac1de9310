import type { Role } from "@warmline/contract/accounts/roles";
import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";

type RequireRoleProps = {
	readonly roles: readonly Role[];
	readonly children: ReactNode;
};

/** A kind word instead of a page that would only fail; the server refuses by itself. */
export function RequireRole({ roles, children }: RequireRoleProps) {
	const session = useSession();
	if (!session) return null;
	const { id, role } = session.user;
	if (roles.includes(role.role)) return children;
	const agent = isAgent(role.role);
	return (
		<Page
			title={t("No access")}
			heading={
				roles.includes("supervisor") ? t("This page is for supervisors and directors") : t("This page is for directors")
			}
			lead={t("If you need something from this page, please ask your supervisor. You’ve done nothing wrong.")}
			width="column"
		>
			<LinkButton to={agent ? `/${id}/chat-dashboard` : `/${id}/activity-feed`}>
				{agent ? t("Go to the chats") : t("Go to your home page")}
			</LinkButton>
		</Page>
	);
}
