import { me } from "@warmline/contract/accounts/calls";
import { t } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { endSession, startSession } from "../../platform/session.ts";
import { ErrorPanel } from "../../ui/feedback/ErrorPanel.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { loginPath } from "./way-back.ts";

type RestoreMemberProps = { readonly token: string };

/** Asks who the token belongs to; a dead one ends the session, and the way to the login page opens. */
export function RestoreMember({ token }: RestoreMemberProps) {
	const [problem, setProblem] = useState<string | null>(null);
	const [pathname, navigate] = useLocation();
	useEffect(() => {
		request(me, { token })
			.then(({ result }) => startSession(token, result))
			.catch((error: unknown) => {
				if (!(error instanceof ApiFailure) || error.status !== 401) {
					setProblem(errorMessage(error, t("Couldn’t load your account.")));
					return;
				}
				endSession("expired");
				navigate(loginPath(pathname), { replace: true });
			});
	}, [token, pathname, navigate]);
	return problem ? <ErrorPanel message={problem} /> : <Loading />;
}
