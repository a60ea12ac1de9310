import { lazy, type ReactNode } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { useAddress } from "../../platform/routing/address.ts";
import { lastEnding, unknownMember, useSession } from "../../platform/session.ts";
import { loginPath } from "./way-back.ts";

/** Seldom needed, and it brings the contract's schemas along. */
const RestoreMember = lazy(async () => ({ default: (await import("./RestoreMember.tsx")).RestoreMember }));

/** Everything inside needs a verified member, at addresses that carry their own id. */
export function RequireMember({ children }: { readonly children: ReactNode }) {
	const session = useSession();
	const { userId } = useParams();
	const [pathname] = useLocation();
	const { search, hash } = useAddress();

	if (!session) {
		const login = unknownMember();
		if (login) return <RestoreMember token={login.token} />;
		const here = lastEnding() === "logged_out" ? null : `${pathname}${search}${hash}`;
		return <Redirect to={loginPath(here)} replace />;
	}
	if (!session.user.is_verified) return <Redirect to="/email-verification" replace />;
	const isAnothers = userId !== undefined && userId !== session.user_id;
	const rest = pathname.split("/").slice(2).join("/");
	return (
		<>
			{/* Beside the page, not instead of it: who only goes on to their own address keeps their lines and what was loaded. */}
			{isAnothers && <Redirect to={`/${session.user_id}/${rest}${search}${hash}`} replace />}
			{children}
		</>
	);
}
