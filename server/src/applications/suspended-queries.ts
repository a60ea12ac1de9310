import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { volunteer_records } from "./record/tables.ts";

/** Of these members, those who are suspended. */
export const suspendedAmong = async (db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
	const rows = await db
		.select({ id: volunteer_records.member_id })
		.from(volunteer_records)
		.where(and(inArray(volunteer_records.member_id, [...memberIds]), isNotNull(volunteer_records.suspended_at)));
	return new Set(rows.map(({ id }) => id));
};

/** Who was given another role is not to get back the one before. */
export const endSuspension = (tx: Db, memberId: string) =>
	tx
		.update(volunteer_records)
		.set({
			suspended_at: null,
			suspended_by: null,
			suspended_reason: null,
			suspended_until: null,
			suspended_from: null,
		})
		.where(eq(volunteer_records.member_id, memberId));

/** Whose suspension had its last day before this one, with who decided on it. */
export const suspendedUntilBefore = (db: Db, today: string) =>
	db
		.select({ member_id: volunteer_records.member_id, by: volunteer_records.suspended_by })
		.from(volunteer_records)
		.where(and(isNotNull(volunteer_records.suspended_at), lt(volunteer_records.suspended_until, today)))
		.orderBy(volunteer_records.member_id);
