import type { Post } from "@warmline/contract/feed/post";

/** What a list shows: all of it must fit a post. */
export type FeedFilter = {
	readonly user_id?: string;
	readonly hashtag?: string;
	readonly media?: "image" | "video" | "any";
	readonly public?: boolean;
	readonly query?: string;
};

export type FeedPage = { readonly results: readonly Post[]; readonly next: string | null };
/** A list as far as it was loaded. */
export type LoadedFeed = { readonly pages: readonly FeedPage[]; readonly pageParams: readonly unknown[] };

/** Its posts in their order, each once: one that moved between two pages may have come with both. */
export const postsOf = (feed: LoadedFeed | undefined): readonly Post[] => {
	const seen = new Set<string>();
	return (feed?.pages ?? []).flatMap(({ results }) =>
		results.filter(({ id }) => {
			if (seen.has(id)) return false;
			seen.add(id);
			return true;
		}),
	);
};

export const holds = (feed: LoadedFeed | undefined, id: string): boolean =>
	feed?.pages.some(({ results }) => results.some((post) => post.id === id)) ?? false;

/** Of one author: what was loaded, in lists and by itself. */
export const idsBy = (
	authorId: string,
	feeds: readonly (LoadedFeed | undefined)[],
	opened: readonly Post[],
): ReadonlySet<string> =>
	new Set([...feeds.flatMap(postsOf), ...opened].filter(({ author }) => author.id === authorId).map(({ id }) => id));

/** The same feed where nothing changed. */
const mapPages = (feed: LoadedFeed, change: (posts: readonly Post[]) => readonly Post[]): LoadedFeed => {
	const pages = feed.pages.map((page) => {
		const results = change(page.results);
		return results === page.results ? page : { ...page, results };
	});
	return pages.every((page, at) => page === feed.pages[at]) ? feed : { ...feed, pages };
};

/** The same feed where the post is not in it. */
export const changePost = (feed: LoadedFeed, id: string, change: (post: Post) => Post): LoadedFeed =>
	holds(feed, id)
		? mapPages(feed, (posts) =>
				posts.some((post) => post.id === id) ? posts.map((post) => (post.id === id ? change(post) : post)) : posts,
			)
		: feed;

export const withoutPosts = (feed: LoadedFeed, leaves: (post: Post) => boolean): LoadedFeed =>
	mapPages(feed, (posts) => (posts.some(leaves) ? posts.filter((post) => !leaves(post)) : posts));

/** Pinned ones first, then the newest: ids begin with the time. */
const before = (a: Post, b: Post): boolean => (a.is_pinned === b.is_pinned ? a.id > b.id : a.is_pinned);

/** Whether a list shows a post; null where only the server knows. */
export const fits = (filter: FeedFilter, post: Post): boolean | null => {
	if (filter.user_id !== undefined && filter.user_id !== post.author.id) return false;
	if (filter.hashtag !== undefined && !post.hashtags.includes(filter.hashtag)) return false;
	if (filter.public !== undefined && filter.public !== post.is_public) return false;
	if (filter.media !== undefined) {
		const own = post.media_type === "image" || post.media_type === "video";
		if (filter.media === "any" ? !own : post.media_type !== filter.media) return false;
	}
	return filter.query === undefined ? true : null;
};

/** Puts a post where it belongs: pinned ones first, then the newest. Beyond the last page it comes with the next one. */
export const placePost = (feed: LoadedFeed, post: Post): LoadedFeed => {
	const rest = withoutPosts(feed, ({ id }) => id === post.id);
	let placed = false;
	const pages = rest.pages.map((page) => {
		if (placed) return page;
		const at = page.results.findIndex((other) => before(post, other));
		if (at < 0 && page.next !== null) return page;
		placed = true;
		const results = [...page.results];
		results.splice(at < 0 ? results.length : at, 0, post);
		return { ...page, results };
	});
	return { ...rest, pages };
};

/** A post as the server has it now, in a list: put in, put elsewhere, or out where it does not fit any more. */
export const hearPost = (feed: LoadedFeed, filter: FeedFilter, post: Post): LoadedFeed => {
	const fit = fits(filter, post);
	if (fit === false) return withoutPosts(feed, ({ id }) => id === post.id);
	if (fit === null) return changePost(feed, post.id, () => post);
	const known = postsOf(feed).find(({ id }) => id === post.id);
	return known?.is_pinned === post.is_pinned ? changePost(feed, post.id, () => post) : placePost(feed, post);
};

export type Counts = { readonly total_likes?: number | undefined; readonly total_comments?: number | undefined };

export const withCounts =
	({ total_likes, total_comments }: Counts) =>
	(post: Post): Post => ({
		...post,
		total_likes: total_likes ?? post.total_likes,
		total_comments: total_comments ?? post.total_comments,
	});

/** A like, or a like taken back, as it will stand once the server has it. */
export const withLike =
	(liked: boolean) =>
	(post: Post): Post =>
		post.liked === liked ? post : { ...post, liked, total_likes: Math.max(0, post.total_likes + (liked ? 1 : -1)) };

/** Whether a post has its place on a page or before it. */
export const reaches = ({ results, next }: FeedPage, post: Post): boolean => {
	const last = results.at(-1);
	return next === null || (last !== undefined && before(post, last));
};

/** Whether a post that is not in the list would be, if it might be seen: older ones come with later pages. */
export const isWithin = (feed: LoadedFeed, id: string): boolean => {
	const page = feed.pages.at(-1);
	const last = page?.results.at(-1);
	return page?.next === null || (last !== undefined && !last.is_pinned && id > last.id);
};

/**
 * The first page came anew: what is known stands as it is now, what was known when it was asked for and is missing from it is
 * gone, and the ids of what is not known come back. A pinned one that is missing may be further down by now: it is `doubtful`.
 */
export const hearFirstPage = (feed: LoadedFeed, filter: FeedFilter, page: FeedPage, knownThen: ReadonlySet<string>) => {
	const there = new Set(page.results.map(({ id }) => id));
	const missing = postsOf(feed).filter((post) => !there.has(post.id) && knownThen.has(post.id) && reaches(page, post));
	const gone = new Set(missing.filter((post) => !post.is_pinned).map(({ id }) => id));
	const known = page.results.filter(({ id }) => holds(feed, id));
	return {
		feed: known.reduce(
			(now, post) => hearPost(now, filter, post),
			withoutPosts(feed, ({ id }) => gone.has(id)),
		),
		fresh: page.results.filter(({ id }) => !holds(feed, id)).map(({ id }) => id),
		doubtful: missing.filter((post) => post.is_pinned).map(({ id }) => id),
	};
};

/** What is still to be counted as arrived once a first page came: all but what stands on it and what was counted before. */
export const stillArrived = (
	arrived: readonly string[],
	page: FeedPage,
	countedThen: readonly string[],
): readonly string[] =>
	arrived.filter((id) => !countedThen.includes(id) && !page.results.some((post) => post.id === id));
