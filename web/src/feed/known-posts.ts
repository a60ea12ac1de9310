import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Post } from "@warmline/contract/feed/post";
import { feedKeys } from "../platform/http/query-keys.ts";
import { fetchPage, fetchPost, postQuery } from "./api.ts";
import {
	changePost,
	type FeedFilter,
	hearFirstPage,
	hearPost,
	holds,
	idsBy,
	isWithin,
	type LoadedFeed,
	placePost,
	postsOf,
	reaches,
	stillArrived,
	withoutPosts,
} from "./feed-cache.ts";
import { changeLoaded } from "./loaded.ts";

/** The lists that were loaded, each with what it shows. */
const loadedLists = (queries: QueryClient) =>
	queries
		.getQueryCache()
		.findAll({ queryKey: feedKeys.lists })
		.flatMap(({ queryKey, state }) => {
			const filter: FeedFilter = Object(queryKey[feedKeys.lists.length]);
			return state.data === undefined ? [] : [{ filter, key: feedKeys.list(filter) }];
		});

const inEveryList = (queries: QueryClient, change: (feed: LoadedFeed, filter: FeedFilter) => LoadedFeed): void => {
	for (const { filter, key } of loadedLists(queries)) {
		changeLoaded<LoadedFeed>(queries, key, (feed) => change(feed, filter));
	}
};

/** A post as some list has it, until it comes by itself. */
export const postInLists = (queries: QueryClient, id: string): Post | undefined => {
	for (const { key } of loadedLists(queries)) {
		const post = postsOf(queries.getQueryData<LoadedFeed>(key)).find((one) => one.id === id);
		if (post) return post;
	}
	return undefined;
};

export const isKnown = (queries: QueryClient, id: string): boolean =>
	queries.getQueryData(postQuery(id).queryKey) !== undefined ||
	loadedLists(queries).some(({ key }) => holds(queries.getQueryData<LoadedFeed>(key), id));

/** Changes a post wherever it is known. */
export const changeKnown = (queries: QueryClient, id: string, change: (post: Post) => Post): void => {
	inEveryList(queries, (feed) => changePost(feed, id, change));
	changeLoaded<Post | null>(queries, postQuery(id).queryKey, (post) => post && change(post));
};

/** The server answered with a post: it stands so, and where it belongs now. */
export const hearAnswer = (queries: QueryClient, post: Post): void => {
	inEveryList(queries, (feed, filter) => hearPost(feed, filter, post));
	queries.setQueryData<Post | null>(postQuery(post.id).queryKey, post);
};

/** One's own new post stands in every list it fits. */
export const hearOwn = (queries: QueryClient, post: Post): void => {
	queries.setQueryData<Post | null>(postQuery(post.id).queryKey, post);
	inEveryList(queries, (feed, filter) => {
		const placed = hearPost(placePost(feed, post), filter, post);
		return filter.query === undefined ? placed : feed;
	});
	forgetArrived(queries, post.id);
};

export const forgetPost = (queries: QueryClient, id: string): void => {
	inEveryList(queries, (feed) => withoutPosts(feed, (post) => post.id === id));
	forgetArrived(queries, id);
	const key = postQuery(id).queryKey;
	// What is on its way was read before, and would bring it back.
	for (const queryKey of [key, feedKeys.renew(id)]) void queries.cancelQueries({ queryKey });
	// Only where it is looked at, or was: others need not know of it.
	if (queries.getQueryState(key)) queries.setQueryData<Post | null>(key, null);
};

/**
 * Somebody is gone with all that they wrote. What they wrote below the posts of others is left out when it is fetched
 * again.
 */
export const forgetAuthor = (queries: QueryClient, authorId: string): void => {
	const opened = queries.getQueriesData<Post | null>({ queryKey: feedKeys.posts }).flatMap(([, post]) => post ?? []);
	const feeds = loadedLists(queries).map(({ key }) => queries.getQueryData<LoadedFeed>(key));
	for (const id of idsBy(authorId, feeds, opened)) forgetPost(queries, id);
	void queries.invalidateQueries({ queryKey: feedKeys.posts });
	void queries.invalidateQueries({ queryKey: feedKeys.allComments });
};

const arrivedIn = (queries: QueryClient): readonly string[] =>
	queries.getQueryData<readonly string[]>(feedKeys.arrived) ?? [];

const forgetArrived = (queries: QueryClient, id: string): void => {
	queries.setQueryData<readonly string[]>(feedKeys.arrived, (ids = []) => ids.filter((one) => one !== id));
};

export const hearArrived = (queries: QueryClient, ids: readonly string[]): void => {
	queries.setQueryData<readonly string[]>(feedKeys.arrived, (known = []) => [...new Set([...known, ...ids])]);
};

/**
 * Only the whole feed counts what arrived; the other lists have it when one comes back to them, or by `active` at
 * once.
 */
export const missedElsewhere = (queries: QueryClient, refetchType: "active" | "none" = "none"): void => {
	const whole = hashKey(feedKeys.list({}));
	const others = ({ queryHash }: { queryHash: string }) => queryHash !== whole;
	void queries.invalidateQueries({ queryKey: feedKeys.lists, predicate: others, refetchType });
};

/** A post changed in a way no frame tells: it is fetched, and is gone where it may not be seen any more. */
export const renewPost = async (queries: QueryClient, id: string): Promise<void> => {
	const queryKey = feedKeys.renew(id);
	// What is on its way was read before this change.
	await queries.cancelQueries({ queryKey });
	try {
		const post = await queries.fetchQuery({ queryKey, queryFn: () => fetchPost(id), staleTime: 0, gcTime: 0 });
		if (post) hearAnswer(queries, post);
		else forgetPost(queries, id);
	} catch {
		// What is shown is a little old; whoever opens it has it as it is.
		void queries.invalidateQueries({ queryKey: postQuery(id).queryKey, refetchType: "none" });
	}
};

/** Looks what came and what changed at the beginning of a list, without moving what somebody reads. */
export const lookAgain = async (queries: QueryClient, filter: FeedFilter): Promise<void> => {
	const key = feedKeys.list(filter);
	const before = queries.getQueryData<LoadedFeed>(key);
	if (before === undefined) return;
	const knownThen = new Set(postsOf(before).map(({ id }) => id));
	const countedThen = arrivedIn(queries);
	try {
		const page = await queries.fetchQuery({
			queryKey: feedKeys.look(filter),
			queryFn: () => fetchPage(filter, ""),
			staleTime: 0,
			gcTime: 0,
			// A server that is just starting, or a line that trembles: nobody else asks again.
			retry: 5,
		});
		const feed = queries.getQueryData<LoadedFeed>(key);
		if (!feed) return;
		const { fresh, doubtful } = hearFirstPage(feed, filter, page, knownThen);
		changeLoaded<LoadedFeed>(queries, key, (now) => hearFirstPage(now, filter, page, knownThen).feed);
		const oldest = page.results.at(-1)?.id ?? "";
		const further = countedThen.filter((id) => page.next !== null && id < oldest);
		const since = stillArrived(arrivedIn(queries), page, countedThen);
		queries.setQueryData<readonly string[]>(feedKeys.arrived, [...new Set([...fresh, ...further, ...since])]);
		for (const id of doubtful) void renewPost(queries, id);
	} catch {
		// The connection is lost again; when it is back one looks again.
	}
};

/** A post that was not in the feed may be seen now: it is counted as new, or stands in its place further down. */
export const hearUncovered = async (queries: QueryClient, id: string, isPinned: boolean): Promise<void> => {
	missedElsewhere(queries);
	const feed = queries.getQueryData<LoadedFeed>(feedKeys.list({}));
	if (!feed || arrivedIn(queries).includes(id) || !(isPinned || isWithin(feed, id))) return;
	try {
		const post = await fetchPost(id);
		const [first] = queries.getQueryData<LoadedFeed>(feedKeys.list({}))?.pages ?? [];
		if (!post || !first || isKnown(queries, id)) return;
		if (reaches(first, post)) hearArrived(queries, [id]);
		else hearAnswer(queries, post);
	} catch {
		// It comes when the feed is fetched again.
	}
};

/** Shows what arrived: the list begins anew with the first page as it is now. */
export const showArrived = async (queries: QueryClient, filter: FeedFilter): Promise<void> => {
	const countedThen = arrivedIn(queries);
	const page = await fetchPage(filter, "");
	await queries.cancelQueries({ queryKey: feedKeys.list(filter) });
	queries.setQueryData<LoadedFeed>(feedKeys.list(filter), { pages: [page], pageParams: [""] });
	queries.setQueryData<readonly string[]>(feedKeys.arrived, stillArrived(arrivedIn(queries), page, countedThen));
};
