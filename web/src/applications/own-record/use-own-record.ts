import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { useSession } from "../../platform/session.ts";
import { recordQuery } from "../record-api.ts";
import type { Standing } from "../state-text.ts";
import { hasRecord } from "./own-record.ts";

/** Milliseconds: what others do to a record shows within a minute. */
const freshFor = 60_000;

/** How far the member is. Not asked for before they have submitted. */
export const useOwnRecord = (userId: string, standing: Standing) =>
	useQuery({
		...recordQuery(userId),
		staleTime: 0,
		refetchInterval: freshFor,
		refetchOnWindowFocus: true,
		enabled: hasRecord(standing) || standing === "agent",
	});

export const notFetched = t("Couldn’t load your record. Please try again.");

/** Who was added without an application has no record: nothing went wrong. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

/** Changes the member's own record; a refusal may mean that it is not any more as it is shown. */
export const useOwnAct = <Wanted = void>(act: (userId: string, wanted: Wanted) => Promise<VolunteerRecord>) => {
	const queries = useQueryClient();
	const userId = useSession()?.user_id ?? "";
	const { queryKey } = recordQuery(userId);
	return useApiMutation((wanted: Wanted) => act(userId, wanted), {
		onSuccess: (record) => {
			// What was asked for before knows nothing of this.
			void queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, record);
		},
		invalidates: (error) => (error ? [queryKey] : []),
	});
};
