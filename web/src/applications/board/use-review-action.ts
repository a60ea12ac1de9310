import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { recordQuery } from "../record-api.ts";
import { applicationQuery, doAct, type ReviewAction } from "./board-api.ts";

type Wanted = { readonly act: ReviewAction; readonly reason: string };
/** `late`: somebody else was there before; the page has been fetched again and shows what it is now. */
type Outcome = { readonly done: ReviewAction } | { readonly late: string };

/** Does one act to an application, and shows afterwards what has become of it. */
export const useReviewAction = (applicantId: string) => {
	const queries = useQueryClient();
	return useApiMutation(
		async ({ act, reason }: Wanted): Promise<Outcome> => {
			try {
				await doAct(applicantId, act, reason);
				return { done: act };
			} catch (error) {
				if (!(error instanceof ApiFailure && error.status === 409)) throw error;
				return { late: errorMessage(error, t("Someone else has already handled this. Nothing was changed.")) };
			}
		},
		{
			onSuccess: () => void queries.invalidateQueries({ queryKey: applicationKeys.board }),
			invalidates: (error) =>
				error ? [] : [applicationQuery(applicantId).queryKey, recordQuery(applicantId).queryKey],
			waits: true,
		},
	);
};
