import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { chatKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";

export const debriefActFailed = t("Couldn’t save this. Please try again.");

export const useDebriefAct = <Input>(
	act: (input: Input) => Promise<unknown>,
	{ done, failed }: { readonly done?: (input: Input) => void; readonly failed?: (sentence: string | null) => void },
) => {
	return useApiMutation(act, {
		onMutate: () => failed?.(null),
		onSuccess: (_answer, input) => done?.(input),
		onError: (error) => failed?.(errorMessage(error, debriefActFailed)),
		invalidates: [chatKeys.allDebriefs],
		waits: true,
	});
};
