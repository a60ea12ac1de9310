import { members } from "../../accounts/tables.ts";
import { followsInSql } from "../follows/follow-queries.ts";

/** What lists show of a member. */
export const listedColumns = (readerId: string) => ({
	id: members.id,
	username: members.username,
	first_name: members.first_name,
	last_name: members.last_name,
	nickname: members.nickname,
	role: members.role,
	avatar_id: members.avatar_id,
	you_follow: followsInSql(readerId, members.id),
});
