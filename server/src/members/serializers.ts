import type { KeptMember } from "@warmline/contract/members/calls";
import { emailOf, nameOf } from "../accounts/index.ts";
import type { ListedMember } from "./queries.ts";

export const toKeptMember = (
	{ joined_at, last_seen, by_first: _first, by_last: _last, ...member }: ListedMember,
	is: { online: boolean; suspended: boolean },
): KeptMember => ({
	...member,
	email: emailOf(member),
	name: nameOf(member),
	is_online: is.online,
	suspended: is.suspended,
	joined_at: joined_at.toISOString(),
	last_seen: last_seen?.toISOString() ?? null,
});
