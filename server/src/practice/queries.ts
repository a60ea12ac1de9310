import { communityRoles } from "@warmline/contract/accounts/roles";
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { noteLock } from "../platform/db/transaction.ts";
import { practice_lines, practice_rooms } from "./tables.ts";

export type RoomRow = typeof practice_rooms.$inferSelect;
type Names = { nickname: string | null; first_name: string } | null;
/** With the names of those of the two who are members still. */
export type NamedRoom = RoomRow & { learner: Names; partner: Names };

const learners = alias(members, "learners");
const partners = alias(members, "partners");

const namedRooms = (db: Db) =>
	db
		.select({
			...getTableColumns(practice_rooms),
			// Nobody is known by the first of these being null, so that one comes first which everybody has.
			learner: { first_name: learners.first_name, nickname: learners.nickname },
			partner: { first_name: partners.first_name, nickname: partners.nickname },
		})
		.from(practice_rooms)
		.leftJoin(learners, eq(learners.id, practice_rooms.learner_id))
		.leftJoin(partners, eq(partners.id, practice_rooms.partner_id));

export const roomById = async (db: Db, id: string): Promise<NamedRoom | undefined> =>
	firstRow(await namedRooms(db).where(eq(practice_rooms.id, id)));

/** Whoever else writes into it, comments on it, starts it or ends it waits. */
export const lockRoom = async (tx: Db, id: string): Promise<RoomRow | undefined> => {
	const room = firstRow(await tx.select().from(practice_rooms).where(eq(practice_rooms.id, id)).for("update"));
	if (room) noteLock(tx, id, room.seq);
	return room;
};

/** Of two acts that would bring a person into two rooms one waits. False when there is no such person any more. */
export const lockPerson = async (tx: Db, id: string): Promise<boolean> =>
	(await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for("no key update")).length > 0;

const isIn = (memberId: string) => or(eq(practice_rooms.learner_id, memberId), eq(practice_rooms.partner_id, memberId));

/** The room in which somebody waits or practises, on either side. */
export const liveRoomOf = async (db: Db, memberId: string): Promise<NamedRoom | undefined> =>
	firstRow(await namedRooms(db).where(and(ne(practice_rooms.state, "ended"), isIn(memberId))));

/** Undefined when the person waits or learns in another one. */
export const insertRoom = async (db: Db, room: typeof practice_rooms.$inferInsert): Promise<RoomRow | undefined> =>
	firstRow(await db.insert(practice_rooms).values(room).onConflictDoNothing().returning());

export const markStarted = (tx: Db, id: string, partner_id: string, card: string, started_at: Date) =>
	tx
		.update(practice_rooms)
		.set({ state: "running", partner_id, card, started_at })
		.where(and(eq(practice_rooms.id, id), eq(practice_rooms.state, "open")));

export const markEnded = (tx: Db, id: string, ended_at: Date) =>
	tx.update(practice_rooms).set({ state: "ended", ended_at }).where(eq(practice_rooms.id, id));

/** Who waits, the longest first; ids sort by time. */
export const openRooms = (db: Db, notOf: string, limit: number): Promise<NamedRoom[]> =>
	namedRooms(db)
		.where(and(eq(practice_rooms.state, "open"), ne(practice_rooms.learner_id, notOf)))
		.orderBy(asc(practice_rooms.id))
		.limit(limit);

export type PastFilter = {
	/** Whose they are; of everybody, also those that run, where it is left out. */
	of?: string | undefined;
	/** Whose own present one is not among them. */
	reader: string;
	/** The last room of the page before. */
	after?: string | undefined;
	limit: number;
};

/** The newest first. A room to which nobody came is no practice. */
export const startedRooms = (db: Db, { of, reader, after, limit }: PastFilter): Promise<NamedRoom[]> =>
	namedRooms(db)
		.where(
			and(
				isNotNull(practice_rooms.started_at),
				of === undefined
					? or(eq(practice_rooms.state, "ended"), sql`(${isIn(reader)}) IS NOT TRUE`)
					: and(eq(practice_rooms.state, "ended"), isIn(of)),
				after === undefined ? undefined : lt(practice_rooms.id, after),
			),
		)
		.orderBy(desc(practice_rooms.id))
		.limit(limit);

const roles = sql.param([...communityRoles]);
const mayStillCome = (person: PgColumn) =>
	sql`EXISTS (SELECT FROM members WHERE members.id = ${person} AND members.is_active AND members.role = ANY(${roles}::text[]))`;

/** The learner, or the partner, is locked out or erased, or has a role that meets nobody. */
const isDeserted = sql`
	NOT ${mayStillCome(practice_rooms.learner_id)}
	OR ${practice_rooms.state} = 'running' AND NOT ${mayStillCome(practice_rooms.partner_id)}`;

export type StaleRoom = { id: string; last_at: Date | null };

/** Rooms nobody waits in since `openSince`, or writes in since `silentSince`; or this one of them. */
export const staleRooms = (
	db: Db,
	{ openSince, silentSince }: { openSince: Date; silentSince: Date },
	id?: string,
): Promise<StaleRoom[]> =>
	db
		.select({ id: practice_rooms.id, last_at: practice_lines.at })
		.from(practice_rooms)
		.leftJoin(
			practice_lines,
			and(eq(practice_lines.room_id, practice_rooms.id), eq(practice_lines.seq, practice_rooms.seq)),
		)
		.where(
			and(
				inArray(practice_rooms.state, ["open", "running"]),
				id === undefined ? undefined : eq(practice_rooms.id, id),
				or(
					and(eq(practice_rooms.state, "open"), lt(practice_rooms.opened_at, openSince)),
					and(
						eq(practice_rooms.state, "running"),
						lt(
							sql`coalesce(${practice_lines.at}, ${practice_rooms.started_at})`,
							sql`${silentSince.toISOString()}::timestamptz`,
						),
					),
					isDeserted,
				),
			),
		)
		.orderBy(asc(practice_rooms.id));

/** With their lines, and what was said of those. */
export const deleteEnded = (db: Db, before: Date) =>
	db.delete(practice_rooms).where(and(eq(practice_rooms.state, "ended"), lt(practice_rooms.ended_at, before)));

/** With their lines, and what was said of those. */
export const deleteRoomsOfLearner = (tx: Db, learner_id: string) =>
	tx.delete(practice_rooms).where(eq(practice_rooms.learner_id, learner_id));

/** All that somebody had, for themselves to read. */
export const roomsOf = (db: Db, memberId: string): Promise<RoomRow[]> =>
	db.select().from(practice_rooms).where(isIn(memberId)).orderBy(asc(practice_rooms.id));
