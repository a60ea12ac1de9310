import type { UseQueryResult } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";

type DutyFailedProps = { readonly query: Pick<UseQueryResult<unknown>, "error" | "refetch" | "isFetching"> };

/** Nobody may think that there is no shift to check in to, when only nobody knows. */
export function DutyFailed({ query: { error, refetch, isFetching } }: DutyFailedProps) {
	if (!error) return null;
	return (
		<Failed
			message={errorMessage(error, t("Couldn’t look up your shift."))}
			onRetry={() => void refetch()}
			busy={isFetching}
			className="flex flex-wrap items-baseline gap-x-4 text-sm"
		/>
	);
}
