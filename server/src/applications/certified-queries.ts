import { and, eq, isNotNull } from "drizzle-orm";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { volunteer_records } from "./record/tables.ts";

/** When these members were certified; who was not is not in it. */
export const certifiedOn = async (db: Db, memberIds: readonly string[]): Promise<Map<string, Date>> => {
	const rows = await db
		.select({ member_id: volunteer_records.member_id, at: volunteer_records.certified_at })
		.from(volunteer_records)
		.where(and(isAnyOf(volunteer_records.member_id, memberIds), isNotNull(volunteer_records.certified_at)));
	return new Map(rows.flatMap(({ member_id, at }) => (at ? [[member_id, at]] : [])));
};

/** Minutes of support that somebody gave before they had an account, as far as it is known. */
export const earlierMinutesOf = async (db: Db, memberId: string): Promise<number> => {
	const [row] = await db
		.select({ hours: volunteer_records.earlier_hours })
		.from(volunteer_records)
		.where(eq(volunteer_records.member_id, memberId));
	return Math.round((row?.hours ?? 0) * 60);
};
