import { LinkButton } from "../ui/LinkButton.tsx";
import { Page } from "../ui/Page.tsx";

export function StartPage() {
	return (
		<Page title="Members" lead="This is where listeners, supervisors and applicants come in.">
			<LinkButton to="/login" className="px-7">
				Login
			</LinkButton>
		</Page>
	);
}
