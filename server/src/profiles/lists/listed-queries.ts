import { personColumns } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import { followsInSql } from "../follows/follow-queries.ts";

/** What lists show of a member. */
export const listedColumns = (readerId: string) => ({
	...personColumns,
	role: members.role,
	you_follow: followsInSql(readerId, members.id),
});
