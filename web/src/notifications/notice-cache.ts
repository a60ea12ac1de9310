import type { InfiniteData } from "@tanstack/react-query";
import type { AnswerOf } from "@warmline/contract/calls";
import type { listNotifications, Notification as Notice } from "@warmline/contract/notifications/calls";

export type NoticePage = AnswerOf<typeof listNotifications>;
export type NoticePages = InfiniteData<NoticePage>;

const changed = (pages: NoticePages, change: (notices: readonly Notice[], at: number) => Notice[]): NoticePages => ({
	...pages,
	pages: pages.pages.map((page, at) => ({ ...page, results: change(page.results, at) })),
});

/** Likes of one post that were not read yet are one entry, which the latest stands for. */
const isReplaced = (kept: Notice, next: Notice): boolean =>
	kept.id === next.id ||
	(next.kind === "like" &&
		kept.kind === "like" &&
		kept.read_at === null &&
		kept.target.post_id === next.target.post_id);

/** With what has just arrived on top. */
export const withArrived = (pages: NoticePages, next: Notice): NoticePages =>
	changed(pages, (notices, at) => {
		const others = notices.filter((kept) => !isReplaced(kept, next));
		return at === 0 ? [next, ...others] : others;
	});

/** Which are read: by name, or up to the newest that was seen. */
export type Read = { readonly ids: readonly string[] } | { readonly up_to: string };

/** Ids are told in the order in which they were made. */
const isRead = (read: Read, { id }: Notice): boolean => ("ids" in read ? read.ids.includes(id) : id <= read.up_to);

export const withRead = (pages: NoticePages, read: Read, at: string): NoticePages =>
	changed(pages, (notices) =>
		notices.map((notice) => (notice.read_at === null && isRead(read, notice) ? { ...notice, read_at: at } : notice)),
	);

export const noticesIn = (pages: NoticePages | undefined): readonly Notice[] =>
	pages?.pages.flatMap(({ results }) => results) ?? [];
