import { supervisingRoles } from "@warmline/contract/accounts/roles";
import { and, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { passkeys } from "./passkeys/tables.ts";
import { account_settings, members, second_steps } from "./tables.ts";

const supervising = sql.param([...supervisingRoles]);

/** Of `members`: has one in use, codes of an app or a passkey. */
const hasOne = sql`(EXISTS (
	SELECT FROM ${second_steps} WHERE ${second_steps.member_id} = ${members}."id" AND ${second_steps.confirmed_at} IS NOT NULL
) OR EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys.member_id} = ${members}."id"))`;
export const hasSecondStepInSql = (): SQL<boolean> => sql<boolean>`${hasOne}`;

/** Of `members`: whoever can do nothing on this day until they have set up a second step. */
export const mustSetUp = (today: Placeholder | string): SQL<boolean> => sql<boolean>`(
	${members.role} = ANY(${supervising}::text[])
	AND EXISTS (SELECT FROM ${account_settings} WHERE ${account_settings.second_step_from} <= ${today}::date)
	AND NOT ${hasOne}
)`;

export const memberMustSetUp = async (db: Db, memberId: string, today: string): Promise<boolean> => {
	const [row] = await db
		.select({ must: mustSetUp(today) })
		.from(members)
		.where(eq(members.id, memberId));
	return row?.must ?? false;
};

/** The first day on which supervisors and directors need a second step. */
export const secondStepFrom = async (db: Db): Promise<string | null> =>
	firstRow(await db.select({ from: account_settings.second_step_from }).from(account_settings))?.from ?? null;

/** The same for who changes it: two directors take turns. */
export const lockSecondStepFrom = async (tx: Db): Promise<string | null> => {
	await tx.insert(account_settings).values({ id: 1 }).onConflictDoNothing();
	const rows = await tx.select({ from: account_settings.second_step_from }).from(account_settings).for("update");
	return firstRow(rows)?.from ?? null;
};

export const writeSecondStepFrom = (tx: Db, second_step_from: string | null) =>
	tx.update(account_settings).set({ second_step_from });

/** Supervisors and directors, and how many of them have a second step. */
export const secondStepCounts = async (db: Db): Promise<{ concerned: number; ready: number }> => {
	const [row] = await db
		.select({
			concerned: sql<number>`count(*)::int`,
			ready: sql<number>`(count(*) FILTER (WHERE ${hasOne}))::int`,
		})
		.from(members)
		.where(and(inArray(members.role, [...supervisingRoles]), eq(members.is_active, true)));
	return row ?? { concerned: 0, ready: 0 };
};
