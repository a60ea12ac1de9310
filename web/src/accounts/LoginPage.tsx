import { useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { useSession } from "../platform/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Page } from "../ui/Page.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { afterLogin } from "./way-back.ts";

export function LoginPage() {
	const [search] = useSearchParams();
	const session = useSession();
	const navigate = useNavigate();
	const next = search.get("next");
	const [wasLoggedIn] = useState(() => session?.user.is_verified === true);

	if (wasLoggedIn && session) return <Navigate to={afterLogin(session.user, next)} replace />;
	return (
		<Page title="Log in" className="max-w-lg">
			{search.get("verified") === "true" && (
				<Banner tone="success" className="mb-6">
					Your email has been successfully verified! You can now log in.
				</Banner>
			)}
			{search.get("reset") === "true" && (
				<Banner tone="success" className="mb-6">
					Your new password is set. You can now log in with it.
				</Banner>
			)}
			{next && (
				<Banner tone="info" className="mb-6">
					Please log in to go on. We will take you back to where you were.
				</Banner>
			)}
			<LoginForm
				onDone={(user, email) =>
					navigate(afterLogin(user, next), { replace: true, state: { email: user.email ?? email } })
				}
			/>
			<p className="mt-8 border-t border-line pt-6 text-soft">
				New here?{" "}
				<Link to="/register" className="font-semibold text-pine underline">
					Register as an applicant
				</Link>
				. To talk with a listener you need no account:{" "}
				<Link to="/chat-form" className="font-semibold text-pine underline">
					get support
				</Link>
				.
			</p>
		</Page>
	);
}
