import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { lazy, Suspense, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { useSearchParams } from "../../platform/routing/address.ts";
import { lastEnding, useSession } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { linkInText } from "../link-in-text.tsx";
import { LogInByPasskey } from "../passkeys/LogInByPasskey.tsx";
import type { LoginSteps } from "../passkeys/passkey-api.ts";
import { LoginForm } from "./LoginForm.tsx";
import { SecondStepForm } from "./SecondStepForm.tsx";
import { afterLogin } from "./way-back.ts";

/** Seldom needed. */
const SecondStepDue = lazy(async () => ({ default: (await import("./SecondStepDue.tsx")).SecondStepDue }));

/** How far a login has come. */
type Stage =
	| { readonly at: "password"; readonly why?: string | undefined }
	| { readonly at: "code"; readonly ticket: string; readonly steps: LoginSteps | undefined }
	| { readonly at: "set up"; readonly token: string; readonly user: User };

export function LoginPage() {
	const [search] = useSearchParams();
	const session = useSession();
	const [, navigate] = useLocation();
	const next = search.get("next");
	const [wasLoggedIn] = useState(() => session?.user.is_verified === true);
	const [stage, setStage] = useState<Stage>({ at: "password" });

	if (wasLoggedIn && session) return <Redirect to={afterLogin(session.user, next)} replace />;
	const done = (user: User, email?: string) =>
		navigate(afterLogin(user, next), { replace: true, state: { email: user.email ?? email } });
	const again = (why?: string) => setStage({ at: "password", why });

	if (stage.at === "code")
		return (
			<Page title={t("Log in")} heading={t("Two-step verification")} width="form">
				<SecondStepForm ticket={stage.ticket} steps={stage.steps} onDone={done} onBack={again} />
			</Page>
		);
	if (stage.at === "set up")
		return (
			<Page title={t("Log in")} heading={t("Set up two-step verification")} width="form">
				<Suspense fallback={<Loading />}>
					<SecondStepDue token={stage.token} user={stage.user} onDone={done} onBack={again} />
				</Suspense>
			</Page>
		);
	return (
		<Page title={t("Log in")} width="form">
			{stage.why !== undefined && (
				<Banner tone="failure" className="mb-6">
					{stage.why}
				</Banner>
			)}
			{search.get("verified") === "true" && (
				<Banner tone="success" className="mb-6">
					{t("Your email has been successfully verified! You can now log in.")}
				</Banner>
			)}
			{search.get("reset") === "true" && (
				<Banner tone="success" className="mb-6">
					{t("Your new password is set. You can now log in.")}
				</Banner>
			)}
			{next && (
				<Banner tone="info" className="mb-6">
					{lastEnding() === "expired"
						? t(
								"You were logged out: your session has expired, or was ended on another device. Please log in again. We’ll bring you back to this page.",
							)
						: t("Please log in to continue. We’ll bring you back to this page.")}
				</Banner>
			)}
			<LoginForm
				onDone={done}
				onCodeNeeded={(ticket, steps) => setStage({ at: "code", ticket, steps })}
				onSetUpNeeded={(token, user) => setStage({ at: "set up", token, user })}
			/>
			<LogInByPasskey onDone={done} />
			<p className="mt-8 border-t border-line pt-6 text-soft">
				<Trans
					text="New here? <register>Apply to volunteer</register>. You don’t need an account to talk with a listener: <support>get support</support>."
					parts={{ register: linkInText("/register"), support: linkInText("/chat-form") }}
				/>
			</p>
		</Page>
	);
}
