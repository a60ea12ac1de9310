import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { joinPractice, listPractice, openPractice, withdrawPractice } from "@warmline/contract/practice/calls";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { request } from "../platform/http/api.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { practiceKeys } from "../platform/http/query-keys.ts";
import { wasInPractice } from "./was-in-practice.ts";

/** Milliseconds after which who waits is asked for again. */
const askedEvery = 10_000;

/** An application that is not accepted stays so for longer than anybody looks at a page. */
export const isNotAccepted = (error: unknown): boolean => error instanceof ApiFailure && error.code === "not_accepted";

/** The own practice that runs or waits, and who else waits for a colleague. */
export const nowQuery = queryOptions({
	queryKey: practiceKeys.now,
	queryFn: async () => {
		const { mine, open } = await request(listPractice, { query: { limit: 1 } });
		return { mine, open };
	},
	staleTime: 0,
	refetchInterval: ({ state }) => (isNotAccepted(state.error) ? false : askedEvery),
});

/**
 * The same, as it is watched from every page: asked for only while there is an own practice, because who may not
 * practise yet would be refused on each page.
 */
export const ownPracticeQuery = (memberId: string) =>
	queryOptions({
		...nowQuery,
		enabled: ({ state }) => (state.data === undefined ? wasInPractice(memberId) : state.data.mine !== null),
		staleTime: 60_000,
	});

/** What the channel of an own practice tells, told on every page. */
export const showOwn = (queries: QueryClient, room: PracticeRoom): void => {
	queries.setQueryData(nowQuery.queryKey, (before) => {
		if (room.state !== "ended") return { open: before?.open ?? [], mine: room };
		return before?.mine?.id === room.id ? { ...before, mine: null } : before;
	});
	void queries.invalidateQueries(nowQuery);
};

export const pastQuery = infiniteQueryOptions({
	queryKey: practiceKeys.past,
	initialPageParam: "",
	queryFn: ({ pageParam }) =>
		request(listPractice, { query: { cursor: pageParam === "" ? undefined : pageParam, limit: 20 } }),
	getNextPageParam: ({ next }) => next,
	staleTime: 0,
});

export const askForColleague = async (): Promise<PracticeRoom> => (await request(openPractice)).result;

export const takeBack = (room_id: string) => request(withdrawPractice, { params: { room_id } });

export const playVisitor = async (room_id: string, card: string): Promise<PracticeRoom> =>
	(await request(joinPractice, { params: { room_id }, body: { card } })).result;
