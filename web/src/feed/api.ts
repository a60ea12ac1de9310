import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listComments, listPosts, readPost, suggest } from "@warmline/contract/feed/calls";
import type { Post } from "@warmline/contract/feed/post";
import { request } from "../platform/http/api.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { feedKeys } from "../platform/http/query-keys.ts";
import type { FeedFilter } from "./feed-cache.ts";

/** Posts a page has. */
const pageSize = 20;

export const fetchPage = (filter: FeedFilter, cursor: string) => {
	const { public: isPublic, ...rest } = filter;
	const query = {
		...rest,
		limit: pageSize,
		...(isPublic === undefined ? {} : { public: isPublic ? "true" : "false" }),
		...(cursor === "" ? {} : { cursor }),
	};
	return request(listPosts, { query });
};

/** Frames keep what was loaded as it is, so nothing is fetched anew by itself. */
export const postsQuery = (filter: FeedFilter) =>
	infiniteQueryOptions({
		queryKey: feedKeys.list(filter),
		initialPageParam: "",
		queryFn: ({ pageParam }) => fetchPage(filter, pageParam),
		getNextPageParam: ({ next }) => next,
		// Whether words are in a post only the server knows.
		staleTime: filter.query === undefined ? Number.POSITIVE_INFINITY : 0,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});

/** Null: it is not there any more, or not for this member. */
export const fetchPost = async (post_id: string): Promise<Post | null> => {
	try {
		return (await request(readPost, { params: { post_id } })).result;
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return null;
		throw failure;
	}
};

export const postQuery = (postId: string) =>
	queryOptions({ queryKey: feedKeys.post(postId), queryFn: () => fetchPost(postId) });

export const commentsQuery = (post_id: string) =>
	infiniteQueryOptions({
		queryKey: feedKeys.comments(post_id),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listComments, { query: { post_id, ...(pageParam === "" ? {} : { cursor: pageParam }) } }),
		getNextPageParam: ({ next }) => next,
	});

export const suggestQuery = (kind: "mention" | "hashtag", query: string) =>
	queryOptions({
		queryKey: feedKeys.suggestions(kind, query),
		queryFn: async () => (await request(suggest, { query: { kind, ...(query === "" ? {} : { query }) } })).results,
		staleTime: 60_000,
		retry: false,
	});
