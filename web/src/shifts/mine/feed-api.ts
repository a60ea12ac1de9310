import { queryOptions } from "@tanstack/react-query";
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from "@warmline/contract/shifts/reminder-calls";
import { request } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";

/** Not among what changes with the weekly schedule. */
export const feedQuery = queryOptions({
	queryKey: shiftKeys.calendarFeed,
	queryFn: () => request(readCalendarFeed),
});

export const makeFeed = () => request(makeCalendarFeed);

export const revokeFeed = () => request(revokeCalendarFeed);
