import { say } from "@warmline/contract/say";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Page } from "../ui/Page.tsx";

/** For who does not meet the education requirements of supervisors. */
export function NotEligiblePage() {
	const session = useSession();
	return (
		<Page
			title={say("Not eligible for Shift Supervisor")}
			lead={say(
				"Shift Supervisors need a degree and proof of accreditation. Without them you are not eligible for Shift Supervisor, and that says nothing about how well you can help.",
			)}
		>
			<p>
				{say(
					"We would be glad if you applied as a Certified Listener Chat Responder. You need no degree for it: you need time, patience, and the will to learn how to listen.",
				)}
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<LinkButton to="/ApplyListener">{say("Apply as a Certified Listener Chat Responder")}</LinkButton>
				{session && (
					<LinkButton to={`/${session.user_id}/supervisor-onboarding`} variant="secondary">
						{say("Back")}
					</LinkButton>
				)}
			</div>
		</Page>
	);
}
