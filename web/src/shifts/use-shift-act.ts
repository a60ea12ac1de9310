import { useQueryClient } from "@tanstack/react-query";
import type { Shift } from "@warmline/contract/shifts/shift";
import { errorMessage } from "../platform/http/describe-error.ts";
import { shiftKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { showToast } from "../ui/overlay/Toasts.tsx";
import { knowShift } from "./api.ts";
import { isLongRun } from "./dialogs/LongRunQuestion.tsx";
import { focusShift } from "./focus-shift.ts";

type InPlace = { readonly shift_id: string; readonly failed: string };
type Answered = { readonly message: string; readonly result: Shift };

/**
 * Something that changes a shift for the member. What they pressed is often gone afterwards, so the shift itself takes
 * the focus. What is pressed on the page itself may be gone with it: `inPlace` are the words for what has failed, which a
 * dialog says by itself.
 */
export const useShiftAct = <I>(act: (input: I) => Promise<Answered>, inPlace?: InPlace) => {
	const queries = useQueryClient();
	return useApiMutation(act, {
		onSuccess: ({ message, result }) => {
			knowShift(queries, result);
			showToast({ id: "shifts", words: message });
			focusShift(result.id);
		},
		onError: (error) => {
			// That is a question, which is asked where it was pressed.
			if (inPlace && !isLongRun(error)) showToast({ id: "shifts", words: errorMessage(error, inPlace.failed) });
		},
		invalidates: [shiftKeys.all],
		onReloaded: (answer, error) => {
			if (inPlace && !answer && !isLongRun(error)) focusShift(inPlace.shift_id);
		},
	});
};
