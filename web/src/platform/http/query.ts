import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./failure.ts";

/** What was refused stays refused; only a lost connection is worth a second try, and not while there is none at all. */
const worthRetrying = (times: number, error: Error): boolean =>
	times < 2 && navigator.onLine && error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

const isFirstLoad = ({ state, promise }: Query): boolean => state.data === undefined && promise !== undefined;

/**
 * What changes while it is loaded for the first time is loaded once more. The library starts a load again that is under
 * way only if there was an answer before; the first one it takes as it comes, though the server may have read it before
 * the change.
 */
class Queries extends QueryClient {
	private readonly changedMeanwhile = new Set<Query>();

	override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
		const firstLoads = this.getQueryCache()
			.findAll({ ...filters, fetchStatus: "fetching" })
			.filter(isFirstLoad);
		await Promise.all([
			super.invalidateQueries(filters, options),
			...firstLoads.map((query) => this.loadOnceMore(query, filters, options)),
		]);
	}

	private async loadOnceMore(query: Query, filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
		if (this.changedMeanwhile.has(query)) return;
		this.changedMeanwhile.add(query);
		// Whether it failed is said by the query itself.
		await query.promise?.catch(() => undefined);
		this.changedMeanwhile.delete(query);
		const { refetchType } = filters ?? {};
		await super.invalidateQueries(
			{ queryKey: query.queryKey, exact: true, ...(refetchType && { refetchType }) },
			options,
		);
	}
}

/**
 * One for each stay in the member area: what one member loaded is gone before the next logs in.
 * Calls go out without a connection, too, and fail: held back, they would say nothing and go out by themselves later.
 */
export const createQueryClient = (): QueryClient =>
	new Queries({
		defaultOptions: {
			queries: { retry: worthRetrying, staleTime: 10_000, networkMode: "always", refetchOnReconnect: true },
			mutations: { networkMode: "always" },
		},
	});
