import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { fullName } from "../../platform/session.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { postsQuery } from "../api.ts";
import { cardLook } from "../card-look.ts";
import { type FeedFilter, postsOf } from "../feed-cache.ts";
import { PostCard } from "./PostCard.tsx";
import { useMorePosts } from "./use-more-posts.ts";
import { useVirtualPosts } from "./use-virtual-posts.ts";

/** What is said of a list that did not come. */
const failureOf = (error: Error): string =>
	error instanceof ApiFailure && error.code === "unexpected_answer"
		? t("Invalid response format")
		: errorMessage(error, t("Failed to fetch activity feed."), "unanswered");

type PostListProps = {
	readonly filter: FeedFilter;
	/** What the list is, for screen readers. */
	readonly label: string;
	/** What is said while there is nothing in it. */
	readonly empty: string;
	/** A post that one is led to. */
	readonly soughtId?: string | null;
};

/** Posts without end: the next ones come when the end is near, and only those in sight are drawn. */
export function PostList({ filter, label, empty, soughtId = null }: PostListProps) {
	const id = useId();
	const query = useInfiniteQuery(postsQuery(filter));
	const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
		query;
	const posts = useMemo(() => postsOf(data), [data]);
	const { list, virtual, margin, holds } = useVirtualPosts(JSON.stringify(filter), posts);
	const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
	// An error stops it, until one asks for more by hand.
	useMorePosts(hasNextPage && !isFetching && error === null, posts.length, more);

	const goTo = useCallback(
		(at: number) => {
			virtual.scrollToIndex(at, { align: "start" });
			const focus = () =>
				list.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus({ preventScroll: true });
			requestAnimationFrame(focus);
		},
		[virtual, list],
	);
	/** The one with the focus is gone: one goes on with the next, or with the last. */
	const goOn = (at: number) =>
		setTimeout(() => {
			const post = (index: number) => list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
			(post(at) ?? post(at - 1))?.focus({ preventScroll: true });
		});
	const sought = soughtId === null ? -1 : posts.findIndex(({ id }) => id === soughtId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one is led to a post once, not whenever the list changes
	useEffect(() => {
		if (sought >= 0) goTo(sought);
	}, [soughtId]);

	/** As screen readers' users know a feed: these keys walk from post to post. */
	const walk = (event: KeyboardEvent) => {
		const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
		const at = event.target instanceof Element ? event.target : null;
		// These know the keys themselves.
		if (at?.closest("textarea, input, select, video, iframe")) return;
		const here = at?.closest("article");
		const next = Number(here?.dataset.index) + step;
		if (step === 0 || !here || !posts[next]) return;
		event.preventDefault();
		goTo(next);
	};

	return (
		<div>
			{data && posts.length === 0 && !error && !hasNextPage && <Empty>{empty}</Empty>}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a feed as soon as a post stands in it; an empty one is none */}
			<div
				ref={list}
				{...(posts.length > 0 ? { role: "feed", "aria-label": label, "aria-busy": isFetching } : {})}
				className="relative"
				style={{ height: virtual.getTotalSize() }}
				onKeyDown={walk}
				{...holds}
			>
				{virtual.getVirtualItems().map(({ index, key, start }) => {
					const post = posts[index];
					return (
						post && (
							<article
								key={key}
								ref={virtual.measureElement}
								data-index={index}
								// biome-ignore lint/a11y/noNoninteractiveTabindex: the posts of a feed take focus, so that keys walk along it
								tabIndex={0}
								aria-labelledby={`${id}-${post.id}`}
								aria-posinset={index + 1}
								aria-setsize={hasNextPage ? -1 : posts.length}
								className={`${cardLook} absolute inset-x-0 top-0`}
								style={{ transform: `translateY(${start - margin}px)` }}
							>
								<h2 id={`${id}-${post.id}`} className="sr-only">
									{t("Post by {name}", { name: fullName(post.author) })}
								</h2>
								<PostCard post={post} onDeleted={() => goOn(index)} />
							</article>
						)
					);
				})}
			</div>
			{error && (
				<Failed
					message={failureOf(error)}
					onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading skeleton="cards">{t("Loading posts...")}</Loading>}
			{isFetchingNextPage && <Loading>{t("Loading more posts...")}</Loading>}
			{data && !hasNextPage && !error && posts.length > 5 && (
				<p className="py-6 text-center text-sm text-soft">{t("You’re all caught up.")}</p>
			)}
		</div>
	);
}
