import { say } from "@warmline/contract/say";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";

export function NotFoundPage() {
	const session = useSession();
	return (
		<Page
			title={say("Page not found")}
			heading={say("We can’t find that page")}
			lead={say("The address may be out of date or mistyped.")}
		>
			<div className="flex flex-wrap gap-3">
				{session ? (
					<LinkButton to={`/${session.user_id}/chat-dashboard`}>{say("Back to the dashboard")}</LinkButton>
				) : (
					<LinkButton to="/">{say("Go to the home page")}</LinkButton>
				)}
				<LinkButton to="/chat-form" variant="secondary">
					{say("Get support")}
				</LinkButton>
				<LinkButton to="/Crisis" variant="secondary">
					{say("Crisis and distress centres")}
				</LinkButton>
			</div>
		</Page>
	);
}
