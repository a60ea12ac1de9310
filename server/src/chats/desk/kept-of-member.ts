import type { Db } from "../../platform/db/database.ts";
import { mayTakeMinutes } from "../../platform/db/long-statements.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import {
	cannedWordsBy,
	dutyMessagesBy,
	forgetAuthor,
	forgetNamesOf,
	linesBy,
	lockChatsNaming,
	notesBy,
	wrapUpsBy,
} from "./kept-queries.ts";

/**
 * No index leads from a member to his messages: it would be one more write for each message, for something that is done
 * a few times a year. So all messages are looked through, and that may take longer than an answer.
 */
const scanMinutes = 10;

/** What a member wrote in chats and, with `aboutVisitors`, about them. */
export const exportOf = (db: Db, memberId: string, { aboutVisitors }: { aboutVisitors: boolean }) =>
	inTransaction(db, async (tx) => {
		await mayTakeMinutes(tx, scanMinutes);
		return {
			messages: await linesBy(tx, memberId),
			...(aboutVisitors ? { notes: await notesBy(tx, memberId), wrap_ups: await wrapUpsBy(tx, memberId) } : {}),
			canned_words: await cannedWordsBy(tx, memberId),
			duty_messages: await dutyMessagesBy(tx, memberId),
		};
	});

/** Once he is locked out, in a transaction of its own: it may take its time. */
export const forgetMember = async (tx: Db, memberId: string): Promise<void> => {
	await mayTakeMinutes(tx, scanMinutes);
	// The long one first: nobody can write in a chat that is locked.
	await forgetAuthor(tx, memberId);
	await lockChatsNaming(tx, memberId);
	await forgetNamesOf(tx, memberId);
};
