import type { NotificationKind } from "@warmline/contract/notifications/kinds";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { isCommunityMemberInSql } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { notifications } from "../tables.ts";

/** No mail told of it, and it was not read; what is older is no news any more. */
const isUntold = (since: Date) =>
	and(isNull(notifications.mailed_at), isNull(notifications.read_at), gt(notifications.at, since));

/** Members of whom a mail may have something to tell. */
export const membersWithUntold = async (db: Db, since: Date): Promise<string[]> => {
	const rows = await db
		.select({ member_id: notifications.member_id })
		.from(notifications)
		.innerJoin(members, and(eq(members.id, notifications.member_id), isCommunityMemberInSql()))
		.where(isUntold(since))
		.groupBy(notifications.member_id)
		.orderBy(notifications.member_id);
	return rows.map(({ member_id }) => member_id);
};

/** Of two servers that do it at once, one takes each. Answers how many it were. */
export const takeUntold = async (
	tx: Db,
	memberId: string,
	{ kinds, since, mailed_at }: { kinds: readonly NotificationKind[]; since: Date; mailed_at: Date },
): Promise<number> => {
	const taken = await tx
		.update(notifications)
		.set({ mailed_at })
		.where(and(eq(notifications.member_id, memberId), inArray(notifications.kind, [...kinds]), isUntold(since)))
		.returning({ id: notifications.id });
	return taken.length;
};
