import type { Note } from "@warmline/contract/chats/desk-calls";
import { say } from "@warmline/contract/say";
import { v7 } from "uuid";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notFound } from "../../platform/refusals.ts";
import type { Desk } from "../desk.ts";
import { mayRead } from "../policy.ts";
import { type ChatRow, chatById, lockedChat } from "../queries.ts";
import { insertNote, type NoteRow, notesOf } from "./desk-queries.ts";

const toNote = ({ id, chat_id, author_name, body, created_at }: NoteRow): Note => ({
	id,
	chat_id,
	author_name,
	body,
	created_at: created_at.toISOString(),
});

const ensureMayRead = (agent: MemberRow, chat: ChatRow | undefined) => {
	if (!chat || !mayRead(agent, chat)) throw notFound(say("There is no such chat."));
};

/** What colleagues wrote down of a chat, oldest first. The visitor sees none of it. */
export const readNotes = async ({ database: { db } }: Desk, agent: MemberRow, chatId: string): Promise<Note[]> => {
	ensureMayRead(agent, await chatById(db, chatId));
	return (await notesOf(db, chatId)).map(toNote);
};

export const writeNote = (desk: Desk, agent: MemberRow, chatId: string, body: string): Promise<Note> =>
	inTransaction(desk.database.db, async (tx) => {
		ensureMayRead(agent, await lockedChat(tx, chatId));
		const note = { id: v7(), chat_id: chatId, author_id: agent.id, author_name: nameOf(agent), body };
		return toNote(await insertNote(tx, { ...note, created_at: desk.clock.now() }));
	});
