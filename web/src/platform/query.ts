import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./failure.ts";

/** What was refused stays refused; only a lost connection is worth a second try, and not while there is none at all. */
const worthRetrying = (times: number, error: Error): boolean =>
	times < 2 && navigator.onLine && error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/**
 * One for each stay in the member area: what one member loaded is gone before the next logs in.
 * Calls go out without a line, too, and fail: held back, they would say nothing and go out by themselves later.
 */
export const createQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: { retry: worthRetrying, staleTime: 10_000, networkMode: "always", refetchOnReconnect: true },
			mutations: { networkMode: "always" },
		},
	});
