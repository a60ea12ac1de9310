import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { society } from "../../platform/society.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { AcceptInvitationForm } from "./AcceptInvitationForm.tsx";
import type { Agreement } from "./agreement.ts";
import { useOpenedInvitation } from "./use-opened-invitation.ts";

type AcceptInvitationPageProps = {
	readonly token: string;
	/** The confidentiality agreement as it stands on this page. */
	readonly agreement: Agreement;
	/** The rules for a password. */
	readonly passwordHint: string;
};

const title = t("Invitation");

/** For somebody who was invited by email: they choose how to log in, agree, and are a member. */
export function AcceptInvitationPage({ token, agreement, passwordHint }: AcceptInvitationPageProps) {
	const { state, busy, again } = useOpenedInvitation(token);
	/** Undefined before they are a member. */
	const [joined, setJoined] = useState<{ readonly emailToVerify: string | null }>();
	if (joined) return <Welcome {...joined} />;
	switch (state.is) {
		case "loading":
			return (
				<Page title={title}>
					<Loading />
				</Page>
			);
		case "failed":
			return (
				<Page title={title}>
					<Failed message={state.message} onRetry={again} busy={busy} />
				</Page>
			);
		case "ended":
			return <Ended />;
		case "there":
			return (
				<Page
					title={title}
					heading={t("Welcome to {society}", { society: society.name })}
					lead={t("You’re invited as: {role}. Choose how you’ll log in.", { role: roles[state.invited.role].name })}
				>
					<AcceptInvitationForm
						token={token}
						invited={state.invited}
						agreement={state.invited.agreement === null ? null : agreement}
						passwordHint={passwordHint}
						onAccepted={(emailToVerify) => setJoined({ emailToVerify })}
					/>
				</Page>
			);
	}
}

function Welcome({ emailToVerify }: { readonly emailToVerify: string | null }) {
	return (
		<Page
			title={title}
			heading={t("Your account is ready")}
			lead={
				emailToVerify === null
					? t("From now on, log in with the username and the password that you’ve just chosen.")
					: t("We’ve sent a link to {email}. Please confirm your email with it, then log in.", { email: emailToVerify })
			}
		>
			<LinkButton to="/login">{t("Log in")}</LinkButton>
		</Page>
	);
}

function Ended() {
	return (
		<Page
			title={title}
			heading={t("This invitation no longer works")}
			lead={t(
				"It may have been used, revoked or replaced by a newer one, or it has expired. If you have an account already, please log in. Otherwise ask the person who invited you to send it again, or write to {email}.",
				{ email: society.contact_email },
			)}
		>
			<LinkButton to="/login">{t("Log in")}</LinkButton>
		</Page>
	);
}
