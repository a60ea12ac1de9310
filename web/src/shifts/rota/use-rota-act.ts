import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/Toasts.tsx";
import { shiftsKey } from "../api.ts";

/** A director changes the rota. Also where it was refused, what stands on the page was old. */
export const useRotaAct = <I, A>(act: (input: I) => Promise<A>, done: string, onDone: (answer: A) => void) => {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: act,
		onSuccess: (answer) => {
			showToast({ words: done });
			onDone(answer);
		},
		onSettled: () => void queries.invalidateQueries({ queryKey: shiftsKey }),
	});
};
