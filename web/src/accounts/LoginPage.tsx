import { say } from "@warmline/contract/say";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";
import { useSearchParams } from "../platform/address.ts";
import { useSession } from "../platform/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Page } from "../ui/Page.tsx";
import { Say } from "../ui/Say.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { linkInText } from "./link-in-text.tsx";
import { afterLogin } from "./way-back.ts";

export function LoginPage() {
	const [search] = useSearchParams();
	const session = useSession();
	const [, navigate] = useLocation();
	const next = search.get("next");
	const [wasLoggedIn] = useState(() => session?.user.is_verified === true);

	if (wasLoggedIn && session) return <Redirect to={afterLogin(session.user, next)} replace />;
	return (
		<Page title={say("Log in")} className="max-w-lg">
			{search.get("verified") === "true" && (
				<Banner tone="success" className="mb-6">
					{say("Your email has been successfully verified! You can now log in.")}
				</Banner>
			)}
			{search.get("reset") === "true" && (
				<Banner tone="success" className="mb-6">
					{say("Your new password is set. You can now log in with it.")}
				</Banner>
			)}
			{next && (
				<Banner tone="info" className="mb-6">
					{say("Please log in to go on. We will take you back to where you were.")}
				</Banner>
			)}
			<LoginForm
				onDone={(user, email) =>
					navigate(afterLogin(user, next), { replace: true, state: { email: user.email ?? email } })
				}
			/>
			<p className="mt-8 border-t border-line pt-6 text-soft">
				<Say
					text="New here? <register>Register as an applicant</register>. To talk with a listener you need no account: <support>get support</support>."
					parts={{ register: linkInText("/register"), support: linkInText("/chat-form") }}
				/>
			</p>
		</Page>
	);
}
