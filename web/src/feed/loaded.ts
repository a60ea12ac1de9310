import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Once a fetch that is under way has ended, with or without data; at once where there is none. */
export const afterFetch = (queries: QueryClient, queryKey: QueryKey, act: () => void): void => {
	const known = queries.getQueryCache();
	const query = known.find({ queryKey, exact: true });
	if (query?.state.fetchStatus !== "fetching") {
		act();
		return;
	}
	const stop = known.subscribe((event) => {
		if (event.query !== query || (event.type !== "updated" && event.type !== "removed")) return;
		if (event.type === "updated" && query.state.fetchStatus === "fetching") return;
		stop();
		if (event.type === "updated") act();
	});
};

/**
 * Changes what was loaded. A fetch under way began with what was known before and will put that back, so the change is made
 * to its result once more: it has to be one that may be made twice. What was marked to be fetched again stays marked.
 */
export const changeLoaded = <T>(queries: QueryClient, queryKey: QueryKey, change: (data: T) => T): void => {
	const once = () => {
		const query = queries.getQueryCache().find<T>({ queryKey, exact: true });
		const data = query?.state.data;
		if (!query || data === undefined) return;
		const next = change(data);
		if (next === data) return;
		const { isInvalidated } = query.state;
		queries.setQueryData<T>(queryKey, next);
		if (isInvalidated) query.invalidate();
	};
	const isFetching = queries.getQueryState(queryKey)?.fetchStatus === "fetching";
	once();
	if (isFetching) afterFetch(queries, queryKey, once);
};
