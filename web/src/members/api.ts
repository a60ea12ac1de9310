import { queryOptions } from "@tanstack/react-query";
import { onlineMembers } from "@warmline/contract/accounts/calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { request } from "../platform/api.ts";

/** Milliseconds between two looks at what changes while somebody watches. */
const watch = 15_000;

export const onlineMembersQuery = queryOptions({
	queryKey: ["members", "online"],
	queryFn: async () => (await request(onlineMembers)).result,
	refetchInterval: watch,
});

export const waitingVisitorsQuery = queryOptions({
	queryKey: ["chats", "status"],
	queryFn: () => request(chatStatus),
	refetchInterval: watch,
});
