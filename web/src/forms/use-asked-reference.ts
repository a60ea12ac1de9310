import { readReference } from "@warmline/contract/applications/record-calls";
import type { AnswerOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { useCallback, useEffect, useState } from "react";
import { request } from "../platform/http/api.ts";
import { errorMessage } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";

export type AskedReference = AnswerOf<typeof readReference>["result"];

type State =
	| { readonly is: "loading" }
	| { readonly is: "there"; readonly asked: AskedReference }
	| { readonly is: "unknown" }
	| { readonly is: "failed"; readonly message: string };

const fetchState = async (token: string): Promise<State> => {
	try {
		return { is: "there", asked: (await request(readReference, { params: { token } })).result };
	} catch (error) {
		if (error instanceof ApiFailure && error.status === 404) return { is: "unknown" };
		return { is: "failed", message: errorMessage(error, t("Couldn’t load this page. Please try again.")) };
	}
};

/** For whom a referee is asked. */
export const useAskedReference = (token: string) => {
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
