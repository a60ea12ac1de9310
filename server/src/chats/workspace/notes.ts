import type { Note } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { type MemberRow, namedPerson, nameOf } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { lockReadableChat, readableChat } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { decryptMessage, encryptMessage, keyOf } from "../message-encryption.ts";
import type { ChatRow } from "../queries.ts";
import { recordChatAccess } from "../supervision/record-access.ts";
import type { noteKinds } from "../tables.ts";
import { insertNote, notesOf, summariesOf } from "./workspace-queries.ts";

type NoteKind = (typeof noteKinds)[number];

/** What is read of a note, in the reader's language. */
const noteText = (kind: NoteKind, body: string): string => {
	switch (kind) {
		case "help":
			return t("Asked a supervisor for help.");
		case "beyond_scope":
			return t("Asked a supervisor for help: this is beyond scope.");
		case "transfer":
			return t("Reason for the transfer: {reason}", { reason: body });
		case "note":
			return body;
	}
};

/** What colleagues wrote down of a chat and said when they had had it, oldest first. The visitor sees none of it. */
export const readNotes = async (context: ChatContext, agent: MemberRow, chatId: string): Promise<Note[]> => {
	const { db } = context.database;
	const chat = await readableChat(db, agent, chatId);
	// A note may say what the visitor said.
	await recordChatAccess(context, agent, chat);
	const open = (id: string, words: Buffer) => decryptMessage(context.sealer, chat, id, words);
	const written = (await notesOf(db, chatId)).map(({ id, author_name, kind, body, created_at }) => {
		return { id, author_name, body: noteText(kind, open(id, body)), created_at, kind: "note" as const };
	});
	const saidAfter = (await summariesOf(db, chatId)).flatMap(({ id, member, summary, created_at }) =>
		summary ? [{ id, author_name: nameOf(member), body: open(id, summary), created_at, kind: "wrap_up" as const }] : [],
	);
	return [...written, ...saidAfter]
		.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
		.map((note) => ({ ...note, chat_id: chatId, created_at: note.created_at.toISOString() }));
};

type Author = { readonly id: string; readonly name: string };

type NewNote = { readonly kind?: NoteKind; readonly body: string };

/** In the transaction that has locked the chat: what colleagues are to read of it later. */
export const storeNote = async (
	{ sealer, clock }: Pick<ChatContext, "sealer" | "clock">,
	tx: Db,
	chat: ChatRow,
	author: Author,
	{ kind = "note", body }: NewNote,
): Promise<Note> => {
	const note = { id: v7(), chat_id: chat.id, author_name: author.name };
	const created_at = clock.now();
	const encrypted = encryptMessage(sealer, keyOf(chat), note.id, body);
	await insertNote(tx, { ...note, author_id: author.id, kind, body: encrypted, created_at });
	return { ...note, body: noteText(kind, body), created_at: created_at.toISOString(), kind: "note" };
};

export const writeNote = (context: ChatContext, agent: MemberRow, chatId: string, body: string): Promise<Note> =>
	inTransaction(context.database.db, async ({ tx }) => {
		const chat = await lockReadableChat(tx, agent, chatId);
		return storeNote(context, tx, chat, namedPerson(agent), { body });
	});
