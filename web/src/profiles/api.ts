import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { me } from "@warmline/contract/accounts/calls";
import type { User } from "@warmline/contract/accounts/user";
import type { AnswerOf } from "@warmline/contract/calls";
import { countriesCall } from "@warmline/contract/countries/calls";
import { listPosts, trendingTags } from "@warmline/contract/feed/calls";
import { language } from "@warmline/contract/i18n";
import { listOwnMedia } from "@warmline/contract/media/calls";
import {
	findMembers,
	type ListedMember,
	listFollows,
	memberByUsername,
	oneMember,
	onlineMembers,
	type Profile,
} from "@warmline/contract/profiles/calls";
import { request } from "../platform/http/api.ts";
import { profileKeys } from "../platform/http/query-keys.ts";

/** Milliseconds between two looks at what changes slowly and is not told. */
const slowly = 60_000;

const given = (cursor: string) => (cursor === "" ? undefined : cursor);

export type FollowKind = "followers" | "following" | "friends";
export type MemberPages = InfiniteData<{ readonly results: readonly ListedMember[] }>;

/** Nobody keeps apart, follows or suspends who has only registered. */
const ofNewcomer = (user: User): Profile => ({
	...user,
	is_closed: false,
	following_you: false,
	you_follow: false,
	silenced: null,
	suspended_until: null,
});

export const profileQuery = (id: string) =>
	queryOptions({
		queryKey: profileKeys.one(id),
		queryFn: async () => (await request(oneMember, { params: { id } })).result,
		staleTime: 0,
	});

/** One's own; who has only registered meets nobody and reads themselves by another call. */
export const ownProfileQuery = ({ id, role }: Pick<User, "id" | "role">) =>
	queryOptions({
		queryKey: profileKeys.one(id),
		queryFn: async () =>
			role.role === "new_hire"
				? ofNewcomer((await request(me)).result)
				: (await request(oneMember, { params: { id } })).result,
	});

/** Finds who it is; the profile itself is kept where it is kept for everybody. */
export const namedQuery = (username: string) =>
	queryOptions({
		queryKey: profileKeys.named(username),
		queryFn: async ({ client }) => {
			const { result } = await request(memberByUsername, { params: { username } });
			keepProfile(client, result);
			return result.id;
		},
		staleTime: 0,
	});

export const keepProfile = (queries: QueryClient, profile: Profile): void => {
	queries.setQueryData(profileQuery(profile.id).queryKey, profile);
};

export const onlineMembersQuery = queryOptions({
	queryKey: profileKeys.online,
	queryFn: async () => (await request(onlineMembers)).result,
	refetchInterval: slowly,
});

export const followsQuery = (id: string, kind: FollowKind) =>
	infiniteQueryOptions({
		queryKey: profileKeys.follows(id, kind),
		initialPageParam: "",
		queryFn: ({ pageParam }) => request(listFollows, { params: { id }, query: { kind, cursor: given(pageParam) } }),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

export const foundMembersQuery = (query: string) =>
	infiniteQueryOptions({
		queryKey: profileKeys.found(query),
		initialPageParam: "",
		queryFn: ({ pageParam }) => request(findMembers, { query: { query, cursor: given(pageParam) } }),
		getNextPageParam: ({ next }) => next,
	});

/** As many as the side shows. */
export const visiblePhotos = 9;

export const newestPhotosQuery = queryOptions({
	queryKey: profileKeys.newestPhotos,
	queryFn: async () =>
		(await request(listPosts, { query: { media: "image", public: "true", limit: visiblePhotos } })).results,
});

export const mediaPostsQuery = (user_id: string, media: "image" | "video") =>
	infiniteQueryOptions({
		queryKey: profileKeys.photos(user_id, media),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listPosts, {
				query: { user_id, media, limit: 30, cursor: given(pageParam) },
			}),
		getNextPageParam: ({ next }) => next,
	});

export const tagsQuery = queryOptions({
	queryKey: profileKeys.tags,
	queryFn: async () => (await request(trendingTags)).trending,
	staleTime: slowly,
});

export const countriesQuery = queryOptions({
	queryKey: profileKeys.countries,
	queryFn: async () => (await request(countriesCall, { query: { language } })).results,
	staleTime: Number.POSITIVE_INFINITY,
});

export type OwnFile = AnswerOf<typeof listOwnMedia>["results"][number];

export const ownMediaQuery = infiniteQueryOptions({
	queryKey: profileKeys.ownMedia,
	initialPageParam: "",
	queryFn: ({ pageParam }) => request(listOwnMedia, { query: { cursor: given(pageParam), limit: 50 } }),
	getNextPageParam: ({ next }) => next,
	staleTime: 0,
});
