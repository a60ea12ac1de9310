import { t } from "@warmline/contract/i18n";
import { openInvitation } from "@warmline/contract/invitations/calls";
import type { OpenedInvitation } from "@warmline/contract/invitations/invitation";
import { useCallback, useEffect, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";

// A page of the public site has no cache of queries.

type State =
	| { readonly is: "loading" }
	| { readonly is: "there"; readonly invited: OpenedInvitation }
	| { readonly is: "ended" }
	| { readonly is: "failed"; readonly message: string };

const fetchState = async (token: string): Promise<State> => {
	try {
		return { is: "there", invited: (await request(openInvitation, { body: { token } })).result };
	} catch (error) {
		if (error instanceof ApiFailure && error.code === "invalid_token") return { is: "ended" };
		return { is: "failed", message: errorMessage(error, t("Couldn’t load this page. Please try again.")) };
	}
};

/** What somebody is invited to, by the token in their link. */
export const useOpenedInvitation = (token: string) => {
	const [state, setState] = useState<State>({ is: "loading" });
	const [busy, setBusy] = useState(false);
	const [times, setTimes] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks once more
	useEffect(() => {
		let wanted = true;
		setBusy(true);
		void fetchState(token).then((found) => {
			if (!wanted) return;
			setState(found);
			setBusy(false);
		});
		return () => {
			wanted = false;
		};
	}, [token, times]);
	const again = useCallback(() => setTimes((before) => before + 1), []);
	return { state, busy, again };
};
