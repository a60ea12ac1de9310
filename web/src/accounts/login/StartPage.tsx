import { say } from "@warmline/contract/say";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";

export function StartPage() {
	return (
		<Page title={say("Members")} lead={say("This is where listeners, supervisors and applicants come in.")}>
			<LinkButton to="/login" className="px-7">
				{say("Login")}
			</LinkButton>
		</Page>
	);
}
