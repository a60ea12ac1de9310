import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { duty_messages } from "../tables.ts";

export type DutyRow = typeof duty_messages.$inferSelect;

/** Undefined when the sender has sent it before. */
export const insertDutyMessage = async (db: Db, message: typeof duty_messages.$inferInsert) =>
	firstRow(await db.insert(duty_messages).values(message).onConflictDoNothing().returning());

export const dutyMessageBefore = async (db: Db, sender_id: string, client_id: string) =>
	firstRow(
		await db
			.select()
			.from(duty_messages)
			.where(and(eq(duty_messages.sender_id, sender_id), eq(duty_messages.client_id, client_id))),
	);

/** The latest so many since then, oldest first. */
export const dutyMessagesSince = async (db: Db, since: Date, limit: number) =>
	(
		await db
			.select()
			.from(duty_messages)
			.where(gt(duty_messages.created_at, since))
			.orderBy(desc(duty_messages.created_at), desc(duty_messages.id))
			.limit(limit)
	).reverse();

export const deleteDutyMessagesBefore = (db: Db, when: Date) =>
	db.delete(duty_messages).where(lt(duty_messages.created_at, when));
