import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Page } from "../ui/Page.tsx";

export function NotFoundPage() {
	const session = useSession();
	return (
		<Page
			title="Page not found"
			heading="This page is not here"
			lead="The address may be old, or have a typing mistake."
		>
			<div className="flex flex-wrap gap-3">
				{session ? (
					<LinkButton to={`/${session.user_id}/chat-dashboard`}>Back to the dashboard</LinkButton>
				) : (
					<LinkButton to="/">Go to the home page</LinkButton>
				)}
				<LinkButton to="/chat-form" variant="secondary">
					Get support
				</LinkButton>
				<LinkButton to="/Crisis" variant="secondary">
					Crisis and distress centres
				</LinkButton>
			</div>
		</Page>
	);
}
