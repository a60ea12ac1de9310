import { asc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import { closed_days } from "../../tables.ts";

export type ClosedDaysRow = typeof closed_days.$inferSelect;

/** The most days that close at once, a leap year: what comes every year begins again in the year after, at the latest. */
export const mostClosedDays = 366;

/**
 * The closed days that a day falls on. Those of every year are on the same days of each year after the first one; what
 * begins or ends on 29 February does so on the 28th where there is none.
 */
export const closingOf = (day: SQL): SQL => sql`
	SELECT ${closed_days.id} AS id, ${closed_days.name} AS name
	FROM ${closed_days}
	CROSS JOIN LATERAL (
		SELECT CASE WHEN ${closed_days.yearly}
			THEN extract(year FROM ${day})::integer - extract(year FROM ${closed_days.first})::integer ELSE 0 END AS years
	) AS past
	CROSS JOIN LATERAL generate_series(
		CASE WHEN ${closed_days.yearly} THEN greatest(0, past.years - 1) ELSE 0 END, past.years
	) AS year
	WHERE ${day} BETWEEN ${closed_days.first} + make_interval(years => year)
		AND ${closed_days.last} + make_interval(years => year)
	ORDER BY ${closed_days.id}`;

/** Those that are not over, the first of them first. */
export const closedDaysFrom = (db: Db, day: string): Promise<ClosedDaysRow[]> =>
	db
		.select()
		.from(closed_days)
		.where(or(eq(closed_days.yearly, true), gte(closed_days.last, day)))
		.orderBy(asc(closed_days.first), asc(closed_days.id));

export const closedDaysById = async (db: Db, id: string): Promise<ClosedDaysRow | undefined> =>
	firstRow(await db.select().from(closed_days).where(eq(closed_days.id, id)));

export const insertClosedDays = async (tx: Db, days: ClosedDaysRow): Promise<void> => {
	await tx.insert(closed_days).values(days);
};

export const deleteClosedDays = async (tx: Db, id: string): Promise<void> => {
	await tx.delete(closed_days).where(eq(closed_days.id, id));
};
