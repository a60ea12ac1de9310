import type { UseQueryResult } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";

type FetchingProps = {
	readonly query: Pick<UseQueryResult<unknown>, "data" | "error" | "refetch" | "isFetching" | "isPlaceholderData">;
	/** What is said while something else of the kind still stands there. */
	readonly renewing?: string;
	readonly loading?: string;
	readonly failed?: string;
	/** Of a failure beside what was known before. */
	readonly className?: string;
};

/** What is on its way, or has not come: above what is known already, which stays. */
export function Fetching({
	query: { data, error, refetch, isFetching, isPlaceholderData },
	renewing,
	loading = t("Loading shifts..."),
	failed = t("Failed to fetch shifts."),
	className = "mt-4",
}: FetchingProps) {
	return (
		<>
			{isPlaceholderData && renewing && <Loading className="mt-4 text-soft">{renewing}</Loading>}
			{error && (
				<Failed
					message={errorMessage(error, failed)}
					onRetry={() => void refetch()}
					busy={isFetching}
					className={data ? className : undefined}
				/>
			)}
			{!data && !error && <Loading skeleton="rows">{loading}</Loading>}
		</>
	);
}
