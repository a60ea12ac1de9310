import { queryOptions } from "@tanstack/react-query";
import { chatStatus } from "@warmline/contract/chats/calls";
import { request } from "../../platform/http/api.ts";

/** Milliseconds between two looks at what changes while somebody watches. */
const watch = 15_000;

export const waitingVisitorsQuery = queryOptions({
	queryKey: ["chats", "status"],
	queryFn: () => request(chatStatus),
	refetchInterval: watch,
});
