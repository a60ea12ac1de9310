import { beginListenerApplication } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useLocation } from "wouter";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { renewUser, type Session, useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";

/** For who does not meet the education requirements of supervisors. */
export function NotEligiblePage() {
	const session = useSession();
	const isApplicant = session?.user.applicant_type === "supervisor" && session.user.role.role === "new_hire";
	return (
		<Page
			title={t("Not eligible for Shift Supervisor")}
			lead={t(
				"Shift Supervisors need a degree and proof of accreditation. Without them we can’t consider you for this role, but that says nothing about how well you can help.",
			)}
		>
			<p>
				{t(
					"We’d be glad if you applied as a Certified Listener Chat Responder. It doesn’t need a degree: it needs time, patience, and a willingness to learn how to listen.",
				)}
			</p>
			{isApplicant ? (
				<TurnToListening session={session} />
			) : (
				<LinkButton to="/ApplyListener" className="mt-6">
					{t("Apply as a Certified Listener Chat Responder")}
				</LinkButton>
			)}
		</Page>
	);
}

/** With the account that is there: nobody has to register twice. */
function TurnToListening({ session: { user, user_id } }: { readonly session: Session }) {
	const [, navigate] = useLocation();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	const turn = async () => {
		setBusy(true);
		setFailure(null);
		try {
			await request(beginListenerApplication, { body: { user: user_id, instead: true } });
			renewUser({ ...user, applicant_type: "listener" });
			navigate(`/${user_id}/onboarding`);
		} catch (error) {
			setFailure(errorMessage(error, t("Couldn’t change your application. Please try again.")));
			setBusy(false);
		}
	};

	return (
		<>
			{failure && (
				<Banner tone="failure" className="mt-6">
					{failure}
				</Banner>
			)}
			<div className="mt-6 flex flex-wrap gap-3">
				<Button busy={busy} busyText={t("One moment...")} onClick={turn}>
					{t("Apply as a Certified Listener Chat Responder")}
				</Button>
				<LinkButton to={`/${user_id}/supervisor-onboarding`} variant="secondary">
					{t("Back")}
				</LinkButton>
			</div>
		</>
	);
}
