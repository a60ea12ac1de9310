import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { mayMeet } from "./policy.ts";
import { memberWithAvatar } from "./queries.ts";

/** Whether this is the picture of a member whom the reader may meet. */
export const maySeeAvatar = async (db: Db, reader: MemberRow, mediaId: string): Promise<boolean> => {
	const member = await memberWithAvatar(db, mediaId, reader.id);
	return member !== undefined && mayMeet(reader, member);
};
