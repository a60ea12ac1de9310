import { say } from "@warmline/contract/say";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";

export function StartPage() {
	return (
		<Page title={say("Members")} lead={say("For listeners, supervisors and applicants.")}>
			<LinkButton to="/login" className="px-7">
				{say("Login")}
			</LinkButton>
		</Page>
	);
}
