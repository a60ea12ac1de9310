import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { BodyInputOf } from "@warmline/contract/calls";
import {
	decideReport,
	liftSuspension,
	listReports,
	type Report,
	sendReport,
	showAgain,
} from "@warmline/contract/moderation/calls";
import { request } from "../platform/http/api.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { moderationKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";

/** Milliseconds between two looks at how many wait: nobody is told when a colleague decides. */
const slowly = 120_000;

const given = (cursor: string) => (cursor === "" ? {} : { cursor });

export const reportsQuery = (decided: boolean) =>
	infiniteQueryOptions({
		queryKey: moderationKeys.reports(decided),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listReports, { query: { limit: 20, decided: decided ? "true" : "false", ...given(pageParam) } }),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

/** How many things wait for a moderator. */
export const waitingQuery = queryOptions({
	queryKey: moderationKeys.count,
	queryFn: async () => (await request(listReports, { query: { limit: 1 } })).waiting,
	refetchInterval: slowly,
});

export type ReportInput = BodyInputOf<typeof sendReport>;

export const useSendReport = () =>
	useApiMutation(async (body: ReportInput) => (await request(sendReport, { body })).message);

export type VerdictInput = BodyInputOf<typeof decideReport>;

/** Whether somebody else was quicker: then the list is not what it was. */
const wasDecided = (error: Error | null): boolean =>
	error instanceof ApiFailure && (error.code === "already_decided" || error.status === 404);

/** It is not any more as it was shown: decided, or what was reported is gone. */
const hasChanged = (error: Error | null): boolean =>
	wasDecided(error) || (error instanceof ApiFailure && error.code === "already_gone");

/** Once the list is as it is now, what a verdict hides, deletes or forbids shows in the feed and on profiles too. */
const showElsewhere = (queries: QueryClient): void =>
	void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== moderationKeys.all[0] });

type Outcome = {
	readonly onDecided: (report: Report) => void;
	/** Somebody else was quicker. */
	readonly onTooLate: () => void;
};

/** The report leaves the list before it is said what came of it: where it stood there may be nobody left to hear it. */
export const useDecide = (report_id: string, { onDecided, onTooLate }: Outcome) => {
	const queries = useQueryClient();
	return useApiMutation(
		async (body: VerdictInput) => (await request(decideReport, { params: { report_id }, body })).result,
		{
			invalidates: (error) => (error && !hasChanged(error) ? [] : [moderationKeys.all]),
			waits: true,
			onReloaded: (report, error) => {
				if (error && !hasChanged(error)) return;
				showElsewhere(queries);
				if (report) onDecided(report);
				else if (wasDecided(error)) onTooLate();
			},
		},
	);
};

const afterwards = (queries: QueryClient) => ({
	invalidates: (error: Error | null) => (error ? [] : [moderationKeys.all]),
	onReloaded: (_: unknown, error: Error | null) => {
		if (!error) showElsewhere(queries);
	},
});

export const useShowAgain = (report_id: string) => {
	const queries = useQueryClient();
	return useApiMutation(async () => (await request(showAgain, { params: { report_id } })).result, afterwards(queries));
};

export const useLiftSuspension = (member_id: string) => {
	const queries = useQueryClient();
	return useApiMutation(async () => {
		await request(liftSuspension, { params: { member_id } });
	}, afterwards(queries));
};
