import {
	infiniteQueryOptions,
	type QueryClient,
	queryOptions,
	useMutation,
	useQueryClient,
} from "@tanstack/react-query";
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

const key = ["moderation"] as const;

/** Milliseconds between two looks at how many wait: nobody is told when a colleague decides. */
const slowly = 120_000;

const given = (cursor: string) => (cursor === "" ? {} : { cursor });

export const reportsQuery = (decided: boolean) =>
	infiniteQueryOptions({
		queryKey: [...key, decided ? "decided" : "waiting"],
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listReports, { query: { limit: 20, decided: decided ? "true" : "false", ...given(pageParam) } }),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

/** How many things wait for a moderator. */
export const waitingQuery = queryOptions({
	queryKey: [...key, "count"],
	queryFn: async () => (await request(listReports, { query: { limit: 1 } })).waiting,
	refetchInterval: slowly,
});

export type ReportInput = BodyInputOf<typeof sendReport>;

export const useSendReport = () =>
	useMutation({ mutationFn: async (body: ReportInput) => (await request(sendReport, { body })).message });

export type VerdictInput = BodyInputOf<typeof decideReport>;

/** Whether somebody else was quicker: then the list is not what it was. */
const wasDecided = (error: Error | null): boolean =>
	error instanceof ApiFailure && (error.code === "already_decided" || error.status === 404);

/** First the list is as it is now; then what a verdict hides, deletes or forbids shows in the feed and on profiles too. */
const lookAgain = async (queries: QueryClient): Promise<void> => {
	await queries.invalidateQueries({ queryKey: key });
	void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
};

type Outcome = {
	readonly onDecided: (report: Report) => void;
	/** Somebody else was quicker. */
	readonly onTooLate: () => void;
};

/** The report leaves the list before it is said what came of it: where it stood there may be nobody left to hear it. */
export const useDecide = (report_id: string, { onDecided, onTooLate }: Outcome) => {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: async (body: VerdictInput) => (await request(decideReport, { params: { report_id }, body })).result,
		onSuccess: async (report) => {
			await lookAgain(queries);
			onDecided(report);
		},
		onError: async (error) => {
			if (error instanceof ApiFailure && error.code === "already_gone") return lookAgain(queries);
			if (!wasDecided(error)) return;
			await lookAgain(queries);
			onTooLate();
		},
	});
};

export const useShowAgain = (report_id: string) => {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: async () => (await request(showAgain, { params: { report_id } })).result,
		onSuccess: () => void lookAgain(queries),
	});
};

export const useLiftSuspension = (member_id: string) => {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: async () => {
			await request(liftSuspension, { params: { member_id } });
		},
		onSuccess: () => void lookAgain(queries),
	});
};
