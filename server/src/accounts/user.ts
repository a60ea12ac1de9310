import { roles } from "@warmline/contract/accounts/roles";
import type { User } from "@warmline/contract/accounts/user";
import type { MemberRow } from "./queries.ts";

/** The name others know a member by: the chosen one, else the first. Visitors hear no last names. */
export const nameOf = (member: Pick<MemberRow, "nickname" | "first_name">): string =>
	member.nickname ?? member.first_name;

/** What any member may see of another. */
export const publicUser = (member: MemberRow, isOnline: boolean): User => ({
	id: member.id,
	username: member.username,
	first_name: member.first_name,
	last_name: member.last_name,
	nickname: member.nickname,
	name: nameOf(member),
	role: { ...roles[member.role], role: member.role },
	is_active: member.is_active,
	is_staff: member.role === "director",
	is_verified: member.is_verified,
	is_online: isOnline,
	date_joined: member.joined_at.toISOString(),
	gender: member.gender,
	about: member.about,
	website: member.website,
	location: member.location,
	followers: [],
	following: [],
});

/** A member as `reader` may see him: the private fields are for himself and for directors. */
export const userFor = (reader: MemberRow, member: MemberRow, isOnline: boolean): User =>
	reader.id === member.id || reader.role === "director"
		? {
				...publicUser(member, isOnline),
				email: member.email,
				birth_date: member.birth_date,
				applicant_type: member.applicant_type,
			}
		: publicUser(member, isOnline);
