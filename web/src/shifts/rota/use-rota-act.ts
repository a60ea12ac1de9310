import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { showToast } from "../../ui/overlay/Toasts.tsx";

/** A director changes the weekly schedule. */
export const useRotaAct = <I, A>(
	act: (input: I) => Promise<A>,
	done: string,
	onDone: (answer: A) => void,
	/** How it is taken back, where it can be without anybody having been told. */
	undoOf?: (input: I, answer: A) => (() => Promise<unknown>) | undefined,
) => {
	const queries = useQueryClient();
	const takeBack = async (undo: () => Promise<unknown>) => {
		try {
			await undo();
			showToast({ words: t("Undone.") });
		} catch (error) {
			showToast({ words: errorMessage(error, t("Couldn’t undo this. Please try again.")) });
		}
		void queries.invalidateQueries({ queryKey: shiftKeys.all });
	};
	return useApiMutation(act, {
		onSuccess: (answer, input) => {
			const undo = undoOf?.(input, answer);
			showToast({ words: done, ...(undo && { act: { words: t("Undo"), run: () => void takeBack(undo) } }) });
			onDone(answer);
		},
		invalidates: [shiftKeys.all],
	});
};
