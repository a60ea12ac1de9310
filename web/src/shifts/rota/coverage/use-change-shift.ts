import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../../ui/overlay/Toasts.tsx";
import { knowShift, shiftsKey } from "../../api.ts";
import { sendShift } from "../rota-api.ts";

/** A director changes one shift. Also where it was refused, what stands on the page was old. */
export const useChangeShift = (done: string, onDone: () => void) => {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: sendShift,
		onSuccess: ({ result }) => {
			knowShift(queries, result);
			showToast({ words: done });
			onDone();
		},
		onSettled: () => void queries.invalidateQueries({ queryKey: shiftsKey }),
	});
};
