import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import CheckCheck from "lucide-react/icons/check-check";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { PagedList } from "../ui/PagedList.tsx";
import { noticesQuery, unreadQuery } from "./api.ts";
import { NoticeItem } from "./NoticeItem.tsx";
import { noticesIn } from "./notice-cache.ts";
import { useReadNotices } from "./use-read-notices.ts";

/** What happened that concerns the member, the newest first. */
export function NoticeList() {
	const session = useSession();
	const list = useInfiniteQuery(noticesQuery);
	const unread = useQuery(unreadQuery).data ?? 0;
	const reading = useReadNotices();
	if (!session) return null;
	const { data, error } = list;
	const notices = noticesIn(data);
	const newest = notices[0];
	return (
		<>
			<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p role="status" className="text-soft">
					{data &&
						notices.length > 0 &&
						(unread === 0
							? t("You’re all caught up.")
							: tn(unread, { one: "1 unread notification", other: "{count} unread notifications" }))}
				</p>
				{newest && unread > 0 && (
					<Button
						variant="secondary"
						busy={reading.isPending && "up_to" in reading.variables}
						onClick={() => reading.mutate({ up_to: newest.id })}
					>
						<CheckCheck aria-hidden="true" className="size-5" />
						{t("Mark all as read")}
					</Button>
				)}
			</div>
			{reading.error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(reading.error, t("Couldn’t save this. Please try again."))}
				</Banner>
			)}
			<PagedList
				query={list}
				empty={
					data && notices.length === 0 && !error
						? t("No notifications yet. You’ll see it here when someone mentions, replies to or follows you.")
						: undefined
				}
				failure={error ? errorMessage(error, t("Couldn’t load your notifications.")) : undefined}
				loading={t("Loading notifications...")}
				more={t("Show older notifications")}
			>
				{notices.length > 0 && (
					<ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
						{notices.map((notice) => (
							<NoticeItem
								key={notice.id}
								notice={notice}
								reader={session.user}
								onRead={() => reading.mutate({ ids: [notice.id] })}
							/>
						))}
					</ul>
				)}
			</PagedList>
		</>
	);
}
