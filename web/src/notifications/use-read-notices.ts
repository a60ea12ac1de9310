import { useQueryClient } from "@tanstack/react-query";
import { readNotifications } from "@warmline/contract/notifications/calls";
import { request } from "../platform/http/api.ts";
import { notificationKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { now } from "../platform/time/time.ts";
import { closeToasts } from "../ui/overlay/Toasts.tsx";
import { noticesQuery, unreadQuery } from "./api.ts";
import { type Read, withRead } from "./notice-cache.ts";

/** Marks as read, at once on the screen; where it could not be kept, the list is asked for anew. */
export const useReadNotices = () => {
	const queries = useQueryClient();
	return useApiMutation(
		(read: Read) =>
			request(readNotifications, {
				body: "ids" in read ? { ids: [...read.ids] } : { up_to: read.up_to },
				// Who follows a link to another page does it with the same press.
				keepalive: true,
			}),
		{
			onMutate: (read) => {
				closeToasts();
				const at = new Date(now()).toISOString();
				queries.setQueryData(noticesQuery.queryKey, (pages) => pages && withRead(pages, read, at));
			},
			onSuccess: ({ unread }) => queries.setQueryData(unreadQuery.queryKey, unread),
			invalidates: (error) => (error ? [notificationKeys.all] : []),
			waits: true,
		},
	);
};
