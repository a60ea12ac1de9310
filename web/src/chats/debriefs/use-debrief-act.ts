import { useMutation, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { debriefsKey } from "./debriefs-api.ts";

/** Also where it was refused, what stands on the page was old. */
export const useDebriefAct = <Input>(
	act: (input: Input) => Promise<unknown>,
	{ done, failed }: { readonly done?: (input: Input) => void; readonly failed: (sentence: string | null) => void },
) => {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: act,
		onMutate: () => failed(null),
		onSuccess: (_answer, input) => done?.(input),
		onError: (error) => failed(errorMessage(error, t("Couldn’t save this. Please try again."))),
		onSettled: () => queries.invalidateQueries({ queryKey: debriefsKey }),
	});
};
