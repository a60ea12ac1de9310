import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { community_suspensions } from "../tables.ts";

/** Also one that is over. */
export const suspensionOf = async (db: Db, memberId: string) =>
	firstRow(await db.select().from(community_suspensions).where(eq(community_suspensions.member_id, memberId)));

/** Until when a member may not write in the community; undefined if they may. */
export const suspendedUntil = async (db: Db, memberId: string, now: Date): Promise<Date | undefined> => {
	const lasts = and(eq(community_suspensions.member_id, memberId), gt(community_suspensions.until, now));
	return firstRow(await db.select().from(community_suspensions).where(lasts))?.until;
};

/** Of two the later end counts, whoever said it first: a day does not take the place of ninety. Answers until when it is. */
export const suspendFromCommunity = async (
	tx: Db,
	suspension: typeof community_suspensions.$inferInsert,
): Promise<Date> => {
	const { until, by } = community_suspensions;
	const [row] = await tx
		.insert(community_suspensions)
		.values(suspension)
		.onConflictDoUpdate({
			target: community_suspensions.member_id,
			set: {
				until: sql`greatest(${until}, excluded.until)`,
				by: sql`CASE WHEN excluded.until > ${until} THEN excluded.by ELSE ${by} END`,
			},
		})
		.returning();
	if (!row) throw new Error("a suspension was not kept");
	return row.until;
};

export const deleteSuspensionsBefore = (db: Db, when: Date) =>
	db.delete(community_suspensions).where(lt(community_suspensions.until, when));

/** False where there was nothing to lift. */
export const liftSuspension = async (tx: Db, memberId: string): Promise<boolean> => {
	const own = eq(community_suspensions.member_id, memberId);
	return (await tx.delete(community_suspensions).where(own).returning()).length > 0;
};
