import { avatarOf, type MemberRow } from "../accounts/index.ts";

/** What a profile says when it is reported: it can be changed afterwards. */
export const profileAsText = (member: MemberRow): string =>
	[
		`${member.first_name} ${member.last_name} (@${member.username})`,
		member.nickname,
		member.about,
		member.website,
		avatarOf(member),
	]
		.filter((line) => line !== null)
		.join("\n");
