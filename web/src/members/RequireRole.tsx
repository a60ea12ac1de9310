import type { Role } from "@warmline/contract/accounts/roles";
import { isAgent } from "@warmline/contract/accounts/roles";
import { Outlet } from "react-router";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Page } from "../ui/Page.tsx";

type RequireRoleProps = {
	readonly roles: readonly Role[];
	/** Whom the pages inside are for, in words. */
	readonly who: string;
};

/** A kind word instead of a page that would only fail; the server refuses by itself. */
export function RequireRole({ roles, who }: RequireRoleProps) {
	const session = useSession();
	if (!session) return null;
	const { id, role } = session.user;
	if (roles.includes(role.role)) return <Outlet />;
	const agent = isAgent(role.role);
	return (
		<Page
			title="Not your page"
			heading={`This page is for ${who}`}
			lead="If you need something that stands here, please ask your supervisor. You have done nothing wrong."
		>
			<LinkButton to={agent ? `/${id}/chat-dashboard` : `/${id}/activity-feed`}>
				{agent ? "Go to the chats" : "Go to your home page"}
			</LinkButton>
		</Page>
	);
}
