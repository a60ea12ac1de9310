import { useQueryClient } from "@tanstack/react-query";
import { shiftKeys } from "../../../platform/http/query-keys.ts";
import { useApiMutation } from "../../../platform/http/use-api-mutation.ts";
import { showToast } from "../../../ui/overlay/Toasts.tsx";
import { knowShift } from "../../api.ts";
import { sendShift } from "../rota-api.ts";

/** A director changes one shift. */
export const useChangeShift = (done: string, onDone: () => void) => {
	const queries = useQueryClient();
	return useApiMutation(sendShift, {
		onSuccess: ({ result }) => {
			knowShift(queries, result);
			showToast({ words: done });
			onDone();
		},
		invalidates: [shiftKeys.all],
	});
};
