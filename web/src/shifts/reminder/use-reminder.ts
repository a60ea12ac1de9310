import { t } from "@warmline/contract/i18n";
import { answerReminder, type RemindedShift, readReminder } from "@warmline/contract/shifts/reminder-calls";
import { useCallback, useEffect, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";

export type ReminderAnswer = "confirm" | "seek_cover" | "cancel";

type State =
	| { readonly is: "loading" }
	| { readonly is: "there"; readonly shift: RemindedShift }
	| { readonly is: "unknown" }
	| { readonly is: "failed"; readonly message: string };

const isUnknown = (error: unknown): boolean =>
	error instanceof ApiFailure && (error.status === 404 || error.status === 400);

const fetchState = async (token: string): Promise<State> => {
	try {
		return { is: "there", shift: (await request(readReminder, { query: { token } })).result };
	} catch (error) {
		if (isUnknown(error)) return { is: "unknown" };
		return { is: "failed", message: errorMessage(error, t("Couldn’t load this page. Please try again.")) };
	}
};

/** The shift behind a reminder's link, and the answer to it. */
export const useReminder = (token: string) => {
	const [state, setState] = useState<State>({ is: "loading" });
	const [answering, setAnswering] = useState<ReminderAnswer | null>(null);
	const [said, setSaid] = useState<{ readonly done: boolean; readonly words: string } | null>(null);

	const [loading, setLoading] = useState(false);

	const load = useCallback(async () => {
		setLoading(true);
		const fetched = await fetchState(token);
		// What stands there is worth more than that it could not be looked up again.
		setState((before) => (before.is === "there" && fetched.is === "failed" ? before : fetched));
		setLoading(false);
	}, [token]);
	useEffect(() => void load(), [load]);

	const answer = async (wanted: ReminderAnswer) => {
		setAnswering(wanted);
		setSaid(null);
		try {
			const { message, result } = await request(answerReminder, { body: { token, answer: wanted } });
			setState({ is: "there", shift: result });
			setSaid({ done: true, words: message });
		} catch (error) {
			setSaid({ done: false, words: errorMessage(error, t("Couldn’t send your answer. Please try again.")) });
			// A refusal says that the shift is not as it stands here.
			if (error instanceof ApiFailure && error.status === 409) await load();
			if (isUnknown(error)) setState({ is: "unknown" });
		} finally {
			setAnswering(null);
		}
	};

	return { state, loading, answering, said, load, answer };
};
