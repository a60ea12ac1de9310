import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { chats } from "../tables.ts";
import { debrief_messages, wrap_ups } from "./tables.ts";

const claimers = alias(members, "claimers");

const isOpen = and(eq(wrap_ups.heavy, true), isNull(wrap_ups.debriefed_at));

const listed = (db: Db, which: SQL | undefined) =>
	db
		.select({
			id: wrap_ups.id,
			chat_id: wrap_ups.chat_id,
			summary: wrap_ups.summary,
			key: chats.key,
			created_at: wrap_ups.created_at,
			claimed_at: wrap_ups.claimed_at,
			done_at: wrap_ups.debriefed_at,
			seen_by_member: wrap_ups.seen_by_member,
			seen_by_claimer: wrap_ups.seen_by_claimer,
			member: { id: members.id, first_name: members.first_name, nickname: members.nickname },
			claimer: { id: claimers.id, first_name: claimers.first_name, nickname: claimers.nickname },
		})
		.from(wrap_ups)
		.innerJoin(members, eq(members.id, wrap_ups.member_id))
		.leftJoin(claimers, eq(claimers.id, wrap_ups.claimed_by))
		.innerJoin(chats, eq(chats.id, wrap_ups.chat_id))
		.where(which);

export type ListedDebrief = Awaited<ReturnType<typeof listed>>[number];

/** Those that nobody has claimed first, then by their age. */
export const openDebriefs = (db: Db) =>
	listed(db, isOpen).orderBy(sql`${wrap_ups.claimed_by} IS NOT NULL`, asc(wrap_ups.created_at), asc(wrap_ups.id));

/** Those that are open, and those that were done since. */
export const debriefsOf = (db: Db, member_id: string, since: Date) =>
	listed(
		db,
		and(
			eq(wrap_ups.member_id, member_id),
			eq(wrap_ups.heavy, true),
			or(isNull(wrap_ups.debriefed_at), gt(wrap_ups.debriefed_at, since)),
		),
	).orderBy(desc(wrap_ups.created_at), desc(wrap_ups.id));

/** Open ones in which somebody has a part: as the listener, or as who has claimed it. */
export const openDebriefsWith = (db: Db, member_id: string) =>
	listed(db, and(isOpen, or(eq(wrap_ups.member_id, member_id), eq(wrap_ups.claimed_by, member_id)))).orderBy(
		asc(wrap_ups.created_at),
		asc(wrap_ups.id),
	);

/** Also one that was taken back since, when somebody has spoken about it. */
const isDebrief = or(eq(wrap_ups.heavy, true), isNotNull(wrap_ups.debriefed_at));

export const debriefById = async (db: Db, id: string) =>
	firstRow(await listed(db, and(eq(wrap_ups.id, id), isDebrief)));

/** Of two who claim at once the first has it. `instead_of`: who has claimed it, as the claimer knows it. */
export const claim = async (
	db: Db,
	id: string,
	{ by, instead_of, at }: { by: string; instead_of: string | null; at: Date },
): Promise<boolean> =>
	(
		await db
			.update(wrap_ups)
			.set({ claimed_by: by, claimed_at: at, seen_by_claimer: at })
			.where(
				and(
					eq(wrap_ups.id, id),
					isOpen,
					ne(wrap_ups.member_id, by),
					sql`${wrap_ups.claimed_by} IS NOT DISTINCT FROM ${instead_of}::uuid`,
				),
			)
			.returning({ id: wrap_ups.id })
	).length > 0;

export const release = async (db: Db, id: string, claimed_by: string): Promise<boolean> =>
	(
		await db
			.update(wrap_ups)
			.set({ claimed_by: null, claimed_at: null, seen_by_claimer: null })
			.where(and(eq(wrap_ups.id, id), isNull(wrap_ups.debriefed_at), eq(wrap_ups.claimed_by, claimed_by)))
			.returning({ id: wrap_ups.id })
	).length > 0;

/** Who was first stays recorded. One that another supervisor has claimed is theirs to finish. */
export const markDebriefed = async (db: Db, id: string, debriefed_by: string, debriefed_at: Date): Promise<boolean> =>
	(
		await db
			.update(wrap_ups)
			.set({ debriefed_at, debriefed_by })
			.where(
				and(
					eq(wrap_ups.id, id),
					isNull(wrap_ups.debriefed_at),
					or(isNull(wrap_ups.claimed_by), eq(wrap_ups.claimed_by, debriefed_by)),
				),
			)
			.returning({ id: wrap_ups.id })
	).length > 0;

export const unmarkDebriefed = async (db: Db, id: string, debriefed_by: string): Promise<boolean> =>
	(
		await db
			.update(wrap_ups)
			.set({ debriefed_at: null, debriefed_by: null })
			.where(and(eq(wrap_ups.id, id), eq(wrap_ups.debriefed_by, debriefed_by)))
			.returning({ id: wrap_ups.id })
	).length > 0;

export const markSeen = (db: Db, id: string, side: "member" | "claimer", at: Date) =>
	db
		.update(wrap_ups)
		.set(side === "member" ? { seen_by_member: at } : { seen_by_claimer: at })
		.where(eq(wrap_ups.id, id));

export const insertDebriefMessage = (db: Db, message: typeof debrief_messages.$inferInsert) =>
	db.insert(debrief_messages).values(message);

/** Oldest first; their ids sort by time. */
export const debriefMessagesIn = async (db: Db, ids: readonly string[]) =>
	ids.length === 0
		? []
		: db
				.select({
					id: debrief_messages.id,
					wrap_up_id: debrief_messages.wrap_up_id,
					supervisor: { id: members.id, first_name: members.first_name, nickname: members.nickname },
					by_supervisor: debrief_messages.by_supervisor,
					body: debrief_messages.body,
					created_at: debrief_messages.created_at,
				})
				.from(debrief_messages)
				.innerJoin(members, eq(members.id, debrief_messages.supervisor_id))
				.where(inArray(debrief_messages.wrap_up_id, [...ids]))
				.orderBy(asc(debrief_messages.id));
export type DebriefMessageRow = Awaited<ReturnType<typeof debriefMessagesIn>>[number];
