import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listNotifications } from "@warmline/contract/notifications/calls";
import { request } from "../platform/http/api.ts";
import { notificationKeys } from "../platform/http/query-keys.ts";

const pageSize = 30;

export const noticesQuery = infiniteQueryOptions({
	queryKey: notificationKeys.list,
	initialPageParam: "",
	queryFn: ({ pageParam }) =>
		request(listNotifications, { query: { limit: pageSize, ...(pageParam === "" ? {} : { cursor: pageParam }) } }),
	getNextPageParam: ({ next }) => next,
	staleTime: 0,
});

/** How many are unread; frames say it as soon as it changes. */
export const unreadQuery = queryOptions({
	queryKey: notificationKeys.unread,
	queryFn: async () => (await request(listNotifications, { query: { limit: 1 } })).unread,
});

/** The latest that were not read. */
export const fetchUnread = async () =>
	(await request(listNotifications, { query: { limit: 100, unread: "true" } })).results;
