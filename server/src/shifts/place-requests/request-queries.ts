import { agentRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { bookings, shifts } from "../tables.ts";
import { place_requests } from "./tables.ts";

export type PlaceRequestRow = typeof place_requests.$inferSelect;

const asker = alias(members, "asker");

/** They have a place in the shift, however they came to it. */
const isIn = sql<boolean>`EXISTS (
	SELECT FROM ${bookings} WHERE ${bookings.shift_id} = ${place_requests.shift_id}
		AND ${bookings.member_id} = ${place_requests.member_id} AND ${bookings.ended_at} IS NULL)`;

/** They may have such a place still. */
const mayHave = sql<boolean>`${members.is_active} AND ${members.is_verified} AND CASE ${place_requests.part}
	WHEN 'supervisor' THEN ${inArray(members.role, [...supervisingRoles])}
	ELSE ${inArray(members.role, [...agentRoles])} END`;

const wholeRequests = (db: Db) =>
	db
		.select({
			request: place_requests,
			member: { id: members.id, first_name: members.first_name, nickname: members.nickname },
			shift: shifts,
			is_in: isIn,
			may_have: mayHave,
		})
		.from(place_requests)
		.innerJoin(members, eq(members.id, place_requests.member_id))
		.innerJoin(shifts, eq(shifts.id, place_requests.shift_id));

/** What somebody was asked, with who they are and the shift. */
export type WholeRequest = Awaited<ReturnType<typeof wholeRequests>>[number];

export const requestById = async (db: Db, id: string): Promise<WholeRequest | undefined> =>
	firstRow(await wholeRequests(db).where(eq(place_requests.id, id)));

/** The newest first. */
export const requestsFor = (db: Db, shiftId: string): Promise<WholeRequest[]> =>
	wholeRequests(db).where(eq(place_requests.shift_id, shiftId)).orderBy(desc(place_requests.id));

/** What waits for somebody's answer: of shifts that are not over and were not called off, and in which they are not yet. */
export const openRequestsOf = (db: Db, memberId: string, now: Date) =>
	db
		.select({
			request: place_requests,
			shift: shifts,
			asker: { first_name: asker.first_name, nickname: asker.nickname },
		})
		.from(place_requests)
		.innerJoin(members, eq(members.id, place_requests.member_id))
		.innerJoin(shifts, eq(shifts.id, place_requests.shift_id))
		.leftJoin(asker, eq(asker.id, place_requests.asked_by))
		.where(
			and(
				eq(place_requests.member_id, memberId),
				isNull(place_requests.ended_at),
				gt(shifts.ends_at, now),
				isNull(shifts.off_at),
				sql`NOT ${isIn}`,
				mayHave,
			),
		)
		.orderBy(asc(shifts.starts_at), asc(place_requests.id));

/** False when they are asked already. */
export const insertRequest = async (
	tx: Db,
	request: Pick<PlaceRequestRow, "id" | "shift_id" | "member_id" | "part" | "asked_by" | "asked_at">,
): Promise<boolean> =>
	(await tx.insert(place_requests).values(request).onConflictDoNothing().returning({ id: place_requests.id })).length >
	0;

/** False when it has ended before. */
export const endRequest = async (
	tx: Db,
	id: string,
	how: NonNullable<PlaceRequestRow["ended_how"]>,
	now: Date,
): Promise<boolean> =>
	(
		await tx
			.update(place_requests)
			.set({ ended_at: now, ended_how: how })
			.where(and(eq(place_requests.id, id), isNull(place_requests.ended_at)))
			.returning({ id: place_requests.id })
	).length > 0;
