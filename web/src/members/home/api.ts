import { queryOptions } from "@tanstack/react-query";
import { chatStatus } from "@warmline/contract/chats/calls";
import { request } from "../../platform/http/api.ts";
import { chatKeys } from "../../platform/http/query-keys.ts";

/** Milliseconds between two looks at what changes while somebody watches. */
const watch = 15_000;

export const waitingVisitorsQuery = queryOptions({
	queryKey: chatKeys.status,
	queryFn: () => request(chatStatus),
	refetchInterval: watch,
});
