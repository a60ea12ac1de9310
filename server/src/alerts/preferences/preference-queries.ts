import { agentRoles } from "@warmline/contract/accounts/roles";
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { alert_preferences } from "../tables.ts";

export type PreferenceRow = typeof alert_preferences.$inferSelect;

export const preferenceRow = async (db: Db, memberId: string): Promise<PreferenceRow | undefined> =>
	firstRow(await db.select().from(alert_preferences).where(eq(alert_preferences.member_id, memberId)));

export const putPreferences = (tx: Db, member_id: string, changes: Partial<Omit<PreferenceRow, "member_id">>) =>
	tx
		.insert(alert_preferences)
		.values({ member_id, ...changes })
		.onConflictDoUpdate({ target: alert_preferences.member_id, set: { member_id, ...changes } });

/** As its index spells it. */
const isOnDuty = sql`${members.presence} <> 'away'`;

/** Agents who are on duty, or agreed to be asked also when they are not, with what they have chosen; `id`: only this one. */
export const askableMembers = (db: Db, id?: string) =>
	db
		.select({
			id: members.id,
			role: members.role,
			presence: members.presence,
			preferences: alert_preferences,
		})
		.from(members)
		.leftJoin(alert_preferences, eq(alert_preferences.member_id, members.id))
		.where(
			and(
				id === undefined ? undefined : eq(members.id, id),
				eq(members.is_active, true),
				eq(members.is_verified, true),
				inArray(members.role, [...agentRoles]),
				or(isOnDuty, isNotNull(alert_preferences.agreed_at)),
			),
		)
		.orderBy(asc(members.id));
export type AskableMember = Awaited<ReturnType<typeof askableMembers>>[number];

/** Counts a try; undefined where there is no code to confirm, or it is too old, or was tried too often. */
export const tryCode = async (db: Db, memberId: string, now: Date, most: number) =>
	firstRow(
		await db
			.update(alert_preferences)
			.set({ code_tries: sql`${alert_preferences.code_tries} + 1` })
			.where(
				and(
					eq(alert_preferences.member_id, memberId),
					isNull(alert_preferences.phone_confirmed_at),
					sql`${alert_preferences.code_until} > ${now}`,
					sql`${alert_preferences.code_tries} < ${most}`,
				),
			)
			.returning(),
	);

/** False where another number was named meanwhile. */
export const setPhoneConfirmed = async (db: Db, memberId: string, code_hash: Buffer, now: Date): Promise<boolean> =>
	(
		await db
			.update(alert_preferences)
			.set({ phone_confirmed_at: now, code_hash: null, code_until: null })
			.where(and(eq(alert_preferences.member_id, memberId), eq(alert_preferences.code_hash, code_hash)))
			.returning({ id: alert_preferences.member_id })
	).length > 0;
