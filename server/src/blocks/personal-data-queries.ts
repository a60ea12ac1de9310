import { and, asc, eq, exists, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { chats } from "../chats/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { blocks } from "./tables.ts";

/** What somebody asked for, decided or lifted, each with the key that opens its words. */
export const blocksOf = (db: Db, memberId: string) =>
	db
		.select({ block: blocks, key: chats.key })
		.from(blocks)
		.leftJoin(chats, eq(chats.id, blocks.chat_id))
		.where(or(eq(blocks.asked_by, memberId), eq(blocks.decided_by, memberId), eq(blocks.lifted_by, memberId)))
		.orderBy(asc(blocks.id));

const nothing = { chat_id: null, words: null };

/** Nothing leads from a block to this chat any more. That it holds stays. */
export const cutFromChat = (db: Db, chatId: string) => db.update(blocks).set(nothing).where(eq(blocks.chat_id, chatId));

/** The same of all chats that were erased in whichever way. */
export const cutFromErased = (db: Db) =>
	db
		.update(blocks)
		.set(nothing)
		.where(
			exists(
				db
					.select({ id: chats.id })
					.from(chats)
					.where(and(eq(chats.id, blocks.chat_id), isNotNull(chats.erased_at))),
			),
		);

/** Of blocks that hold no longer. */
export const forgetMarks = (db: Db, now: Date) =>
	db
		.update(blocks)
		.set({ address_mark: null })
		.where(
			and(
				isNotNull(blocks.address_mark),
				or(eq(blocks.confirmed, false), isNotNull(blocks.lifted_at), lte(blocks.until, now)),
			),
		);

export const deleteOverBefore = (db: Db, when: Date) =>
	db
		.delete(blocks)
		.where(
			and(
				isNotNull(blocks.confirmed),
				sql`coalesce(least(${blocks.until}, ${blocks.lifted_at}), ${blocks.decided_at}) < ${when}`,
			),
		);

/** What nobody has decided on for so long. */
export const deleteAskedBefore = (db: Db, when: Date) =>
	db.delete(blocks).where(and(isNull(blocks.confirmed), lt(blocks.asked_at, when)));
