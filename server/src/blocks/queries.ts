import type { BlockState } from "@warmline/contract/blocks/calls";
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isSupervisingInSql } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import { chats } from "../chats/tables.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { blocks } from "./tables.ts";

export type BlockRow = typeof blocks.$inferSelect;
type Names = { nickname: string | null; first_name: string } | null;
export type ShownBlock = BlockRow & {
	asker: Names;
	decider: Names;
	lifter: Names;
	chat: { id: string; key: Buffer | null } | null;
	others: number;
};

/** Of one listener: two asks at once are counted one after the other. */
export const lockBlockRequestsOf = (tx: Db, memberId: string) =>
	tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.askForBlock}, hashtext(${memberId}))`);

const waits = isNull(blocks.confirmed);

export const openAsksOf = async (tx: Db, memberId: string): Promise<number> => {
	const [row] = await tx
		.select({ n: count() })
		.from(blocks)
		.where(and(waits, eq(blocks.asked_by, memberId)));
	return row?.n ?? 0;
};

/** Whether a block because of this chat waits for a decision. */
export const isAskedFor = async (tx: Db, chatId: string): Promise<boolean> =>
	(
		await tx
			.select({ id: blocks.id })
			.from(blocks)
			.where(and(waits, eq(blocks.chat_id, chatId)))
			.limit(1)
	).length > 0;

export const insertBlock = (tx: Db, block: typeof blocks.$inferInsert) => tx.insert(blocks).values(block);

export const blockById = async (db: Db, id: string): Promise<BlockRow | undefined> =>
	firstRow(await db.select().from(blocks).where(eq(blocks.id, id)));

export type Decision = Pick<BlockRow, "confirmed" | "decided_by" | "decided_at" | "hours" | "until"> & {
	/** What was declined needs it no longer. */
	address_mark?: null;
};

/** Of two supervisors who decide at once the second changes nothing. */
export const decideWaiting = async (tx: Db, id: string, decision: Decision): Promise<BlockRow | undefined> =>
	firstRow(
		await tx
			.update(blocks)
			.set(decision)
			.where(and(eq(blocks.id, id), waits))
			.returning(),
	);

const holds = (now: Date) => and(eq(blocks.confirmed, true), isNull(blocks.lifted_at), gt(blocks.until, now));

/** All that hold for the same connection. Answers which they were. */
export const liftAll = async (
	tx: Db,
	{ id, address_mark }: BlockRow,
	lift: { lifted_by: string; lifted_at: Date },
): Promise<string[]> => {
	const same = address_mark ? or(eq(blocks.id, id), eq(blocks.address_mark, address_mark)) : eq(blocks.id, id);
	const rows = await tx
		.update(blocks)
		.set(lift)
		.where(and(holds(lift.lifted_at), same))
		.returning({ id: blocks.id });
	return rows.map((row) => row.id);
};

/** Until when nothing may come from the connection, or the chat may not be taken up; the latest counts. */
export const blockedUntil = async (
	db: Db,
	{ mark, chatId }: { mark: Buffer | undefined; chatId: string | undefined },
	now: Date,
): Promise<Date | undefined> => {
	if (mark === undefined && chatId === undefined) return undefined;
	const [row] = await db
		.select({ until: blocks.until })
		.from(blocks)
		.where(
			and(
				holds(now),
				or(mark ? eq(blocks.address_mark, mark) : undefined, chatId ? eq(blocks.chat_id, chatId) : undefined),
			),
		)
		.orderBy(desc(blocks.until))
		.limit(1);
	return row?.until ?? undefined;
};

const askers = alias(members, "askers");
const deciders = alias(members, "deciders");
const lifters = alias(members, "lifters");
const same = alias(blocks, "same");
const allBlocks = sql`${blocks} AS ${sql.identifier("same")}`;

// Nobody is known by the first of these being null, so that one comes first which everybody has.
const named = <F, N>({ first_name, nickname }: { first_name: F; nickname: N }) => ({ first_name, nickname });

const shown = (db: Db) =>
	db
		.select({
			...getTableColumns(blocks),
			asker: named(askers),
			decider: named(deciders),
			lifter: named(lifters),
			chat: { id: chats.id, key: chats.key },
			others: sql<number>`(SELECT count(*)::int FROM ${allBlocks}
				WHERE ${same.address_mark} = ${blocks.address_mark} AND ${same.confirmed} AND ${same.id} <> ${blocks.id})`,
		})
		.from(blocks)
		.leftJoin(askers, eq(askers.id, blocks.asked_by))
		.leftJoin(deciders, eq(deciders.id, blocks.decided_by))
		.leftJoin(lifters, eq(lifters.id, blocks.lifted_by))
		// What leads to a chat leads nowhere from the moment it is erased.
		.leftJoin(chats, and(eq(chats.id, blocks.chat_id), isNull(chats.erased_at)));

export const blockShown = async (db: Db, id: string): Promise<ShownBlock | undefined> =>
	firstRow(await shown(db).where(eq(blocks.id, id)));

/** When it came to an end, or will. */
const endOf = ({ until, lifted_at, decided_at }: typeof blocks | typeof same) =>
	sql`coalesce(least(${until}, ${lifted_at}), ${decided_at})`;

type Page = { after: string | undefined; limit: number; now: Date; overSince: Date };

const pageOf: Readonly<Record<BlockState, (page: Page) => { which: SQL | undefined; order: SQL[] }>> = {
	waiting: ({ after }) => ({
		which: and(waits, after === undefined ? undefined : gt(blocks.id, after)),
		order: [asc(blocks.id)],
	}),
	holding: ({ after, now }) => ({
		which: and(holds(now), beyond(after, ">")),
		order: [asc(endOf(blocks)), asc(blocks.id)],
	}),
	over: ({ after, now, overSince }) => ({
		which: and(
			isNotNull(blocks.confirmed),
			sql`${endOf(blocks)} <= ${now}`,
			sql`${endOf(blocks)} > ${overSince}`,
			beyond(after, "<"),
		),
		order: [desc(endOf(blocks)), desc(blocks.id)],
	}),
};

const beyond = (after: string | undefined, side: "<" | ">") =>
	after === undefined
		? undefined
		: sql`(${endOf(blocks)}, ${blocks.id}) ${sql.raw(side)} (SELECT ${endOf(same)}, ${same.id} FROM ${allBlocks} WHERE ${same.id} = ${after}::uuid)`;

export const listedBlocks = (db: Db, state: BlockState, page: Page): Promise<ShownBlock[]> => {
	const { which, order } = pageOf[state](page);
	return shown(db)
		.where(which)
		.orderBy(...order)
		.limit(page.limit);
};

export const countWaiting = async (db: Db): Promise<number> =>
	(await db.select({ n: count() }).from(blocks).where(waits))[0]?.n ?? 0;

export const supervisorIds = async (db: Db): Promise<string[]> => {
	const rows = await db.select({ id: members.id }).from(members).where(isSupervisingInSql());
	return rows.map(({ id }) => id);
};
