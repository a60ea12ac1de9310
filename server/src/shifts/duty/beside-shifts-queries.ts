import { agentRoles } from "@warmline/contract/accounts/roles";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import { bookings } from "../tables.ts";
import { isOnDuty } from "./duty-queries.ts";

/** Who is on duty by no shift's check-in. */
const hasNoShift = (db: Db) =>
	notExists(
		db
			.select({ one: sql`1` })
			.from(bookings)
			.where(and(eq(bookings.member_id, members.id), isOnDuty)),
	);

/** As its index spells it. */
const hasDuty = sql`${members.presence} <> 'away'`;

/** Who is on duty without having checked in to a shift. */
export const onDutyBesideShifts = async (db: Db): Promise<string[]> =>
	(
		await db
			.select({ id: members.id })
			.from(members)
			.where(and(hasDuty, hasNoShift(db)))
	).map(({ id }) => id);

/** Of them those who may listen to visitors. */
export const agentsBesideShifts = async (db: Db): Promise<string[]> =>
	(
		await db
			.select({ id: members.id })
			.from(members)
			.where(
				and(
					hasDuty,
					hasNoShift(db),
					eq(members.is_active, true),
					eq(members.is_verified, true),
					inArray(members.role, [...agentRoles]),
				),
			)
	).map(({ id }) => id);

/** Off duty, but for who has checked in to a shift. */
export const endDutyBesideShifts = async (db: Db, memberIds: readonly string[]): Promise<void> => {
	await db
		.update(members)
		.set({ presence: "away" })
		.where(and(isAnyOf(members.id, memberIds), hasNoShift(db)));
};
