import type { ListedMember, Profile } from "@warmline/contract/profiles/calls";
import { type MemberRow, type PersonRow, personOf, roleOf, userFor } from "../accounts/index.ts";
import type { tiesOf } from "./follows/follow-queries.ts";
import { maySeeSuspension } from "./policy.ts";
import type { Standing } from "./queries.ts";

export const toListed = (row: PersonRow & Pick<MemberRow, "role"> & { you_follow: boolean }): ListedMember => ({
	...personOf(row),
	role: roleOf(row),
	you_follow: row.you_follow,
});

const closed = { about: null, website: null, location: null, gender: null, followers: [], following: [] };

type Facts = { isOnline: boolean; isClosed: boolean; ties: Awaited<ReturnType<typeof tiesOf>> };

export const toProfile = (reader: MemberRow, standing: Standing, { isOnline, isClosed, ties }: Facts): Profile => {
	const { member, you_follow, following_you, silenced, suspended_until } = standing;
	return {
		...userFor({ reader, member, isOnline, ties }),
		...(isClosed ? closed : {}),
		is_closed: isClosed,
		you_follow,
		following_you,
		silenced,
		suspended_until: (maySeeSuspension(reader, member) && suspended_until?.toISOString()) || null,
	};
};
