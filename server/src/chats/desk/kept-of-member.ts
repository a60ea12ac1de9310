import type { Db } from "../../platform/db/database.ts";
import {
	cannedWordsBy,
	dutyMessagesBy,
	forgetNamesOf,
	linesBy,
	lockChatsNaming,
	notesBy,
	wrapUpsBy,
} from "./kept-queries.ts";

/** What a member wrote in chats and about them, for himself. */
export const exportOf = async (db: Db, memberId: string) => ({
	messages: await linesBy(db, memberId),
	notes: await notesBy(db, memberId),
	wrap_ups: await wrapUpsBy(db, memberId),
	canned_words: await cannedWordsBy(db, memberId),
	duty_messages: await dutyMessagesBy(db, memberId),
});

/** In the transaction that erases him. */
export const forgetMember = async (tx: Db, memberId: string): Promise<void> => {
	await lockChatsNaming(tx, memberId);
	await forgetNamesOf(tx, memberId);
};
