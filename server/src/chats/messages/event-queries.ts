import { and, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { chats, messages } from "../tables.ts";
import type { StoredEvent } from "./stored-event.ts";

/** The next `seq` of a chat whose row is locked. */
export const nextSeq = async (tx: Db, chatId: string): Promise<number> => {
	const [chat] = await tx
		.update(chats)
		.set({ seq: sql`${chats.seq} + 1` })
		.where(eq(chats.id, chatId))
		.returning({ seq: chats.seq });
	if (!chat) throw new Error("a chat was lost while it was locked");
	return chat.seq;
};

/** Whether a supervisor has joined the chat, and has not left it since. */
export const hasJoined = async (db: Db, chatId: string, supervisorId: string): Promise<boolean> => {
	const code = sql<StoredEvent["code"]>`${messages.event} ->> 'code'`;
	const [last] = await db
		.select({ code })
		.from(messages)
		.where(
			and(
				eq(messages.chat_id, chatId),
				eq(messages.sender_id, supervisorId),
				inArray(code, ["supervisor_joined", "supervisor_left"]),
			),
		)
		.orderBy(desc(messages.seq))
		.limit(1);
	return last?.code === "supervisor_joined";
};

/** The name of a member goes from what they did, and from what was done for them. */
export const forgetNameInEvents = async (tx: Db, memberId: string, name: string) => {
	for (const [part, path] of [
		["by", "{by,name}"],
		["to", "{to,name}"],
	] as const) {
		await tx
			.update(messages)
			.set({ event: sql`jsonb_set(${messages.event}, ${path}::text[], to_jsonb(${name}::text))` })
			.where(eq(sql`${messages.event} -> ${part}::text ->> 'id'`, memberId));
	}
};

/** How many messages the two wrote, without those of the system. */
export const messagesByPeople = async (db: Db, chatId: string): Promise<number> => {
	const [found] = await db
		.select({ n: count() })
		.from(messages)
		.where(and(eq(messages.chat_id, chatId), ne(messages.sender, "system")));
	return found?.n ?? 0;
};
