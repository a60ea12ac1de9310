import type { Role } from "@warmline/contract/accounts/roles";
import { isAgent } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
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
			title={say("No access")}
			heading={
				roles.includes("supervisor")
					? say("This page is for supervisors and directors")
					: say("This page is for directors")
			}
			lead={say("If you need something from this page, please ask your supervisor. You’ve done nothing wrong.")}
			width="column"
		>
			<LinkButton to={agent ? `/${id}/chat-dashboard` : `/${id}/activity-feed`}>
				{agent ? say("Go to the chats") : say("Go to your home page")}
			</LinkButton>
		</Page>
	);
}
