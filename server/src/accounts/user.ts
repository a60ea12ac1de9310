import { roles } from "@warmline/contract/accounts/roles";
import type { User } from "@warmline/contract/accounts/user";
import type { Language } from "@warmline/contract/content/words";
import type { FeedPerson } from "@warmline/contract/feed/post";
import { mediaPath } from "@warmline/contract/media/calls";
import { apiBase } from "../platform/http/calls.ts";
import type { Recipient } from "../platform/mail/render-email.ts";
import type { MemberRow } from "./queries.ts";

/** The name others know a member by: the chosen one, else the first. Visitors hear no last names. */
export const nameOf = (member: Pick<MemberRow, "nickname" | "first_name">): string =>
	member.nickname ?? member.first_name;

/** A member, as lists, frames and the audit log name them. */
export const namedPerson = (member: Pick<MemberRow, "id" | "nickname" | "first_name">) => ({
	id: member.id,
	name: nameOf(member),
});

/** As its member gave it. Mails go to `email`, which is nobody's where it was another member's. */
export const emailOf = ({ claimed_email, email }: Pick<MemberRow, "claimed_email" | "email">): string =>
	claimed_email ?? email;

/** A member, as somebody to whom an email goes. */
export const toMember = (
	member: Pick<MemberRow, "email" | "nickname" | "first_name">,
	language: Language,
): Recipient => ({ to: member.email, name: nameOf(member), language });

/** The address of a member's picture, below this site. */
export const avatarOf = ({ avatar_id }: Pick<MemberRow, "avatar_id">): string | null =>
	avatar_id === null ? null : apiBase + mediaPath(avatar_id, true);

/** What `personOf` has to know of a member. */
export type PersonRow = Pick<MemberRow, "id" | "username" | "first_name" | "last_name" | "nickname" | "avatar_id">;

/** A member as shown beside their posts and comments. */
export const personOf = (member: PersonRow): FeedPerson => ({
	id: member.id,
	username: member.username,
	first_name: member.first_name,
	last_name: member.last_name,
	name: nameOf(member),
	avatar: avatarOf(member),
});

export const roleOf = ({ role }: Pick<MemberRow, "role">): User["role"] => ({ ...roles[role], role });

/** Who follows a member and whom they follow. */
export type Ties = {
	followers: { id: string }[];
	following: { id: string }[];
	total_followers: number;
	total_following: number;
	friends: number;
};

/** Of somebody who is new. */
export const noTies: Ties = { followers: [], following: [], total_followers: 0, total_following: 0, friends: 0 };

/** What any member may see of another. */
const publicUser = (member: MemberRow, isOnline: boolean, ties: Ties): User => ({
	...personOf(member),
	nickname: member.nickname,
	role: roleOf(member),
	is_active: member.is_active,
	is_staff: member.role === "director",
	is_verified: member.is_verified,
	is_online: isOnline,
	date_joined: member.joined_at.toISOString(),
	gender: member.gender,
	about: member.about,
	website: member.website,
	location: member.location,
	...ties,
});

type Seen = { reader: MemberRow; member: MemberRow; isOnline: boolean; ties: Ties };

/** A member as `reader` may see them: private fields are for the member and for directors. */
export const userFor = ({ reader, member, isOnline, ties }: Seen): User =>
	reader.id === member.id || reader.role === "director"
		? {
				...publicUser(member, isOnline, ties),
				email: emailOf(member),
				birth_date: member.birth_date,
				applicant_type: member.applicant_type,
			}
		: publicUser(member, isOnline, ties);
