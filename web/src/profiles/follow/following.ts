import type { Profile } from "@warmline/contract/profiles/calls";
import type { MemberPages } from "../api.ts";

const oneMore = (before: boolean, after: boolean) => Number(after) - Number(before);

/** The profile as it is once the reader follows it, or no longer. Done twice it is the same. */
export const withFollow = (profile: Profile, following: boolean): Profile => {
	const change = oneMore(profile.you_follow, following);
	return {
		...profile,
		you_follow: following,
		total_followers: Math.max(0, profile.total_followers + change),
		friends: Math.max(0, profile.friends + (profile.following_you ? change : 0)),
	};
};

/** The same in a list of members. */
export const withFollowIn = (pages: MemberPages, id: string, following: boolean): MemberPages => ({
	...pages,
	pages: pages.pages.map((page) => ({
		...page,
		results: page.results.map((one) => (one.id === id ? { ...one, you_follow: following } : one)),
	})),
});
