import type { Db } from "../../platform/db/database.ts";
import { inTransaction, setStatementTimeout } from "../../platform/db/transaction.ts";
import { mapInSlices } from "../../platform/map-in-batches.ts";
import type { Platform } from "../../platform/platform.ts";
import { decryptMessage } from "../message-encryption.ts";
import {
	cannedResponsesBy,
	debriefMessagesBy,
	dutyMessagesBy,
	forgetAuthor,
	forgetNamesOf,
	linesBy,
	lockChatsNaming,
	notesBy,
	wrapUpsBy,
} from "./personal-data-queries.ts";

/**
 * No index leads from a member to their messages: it would be one more write for each message, for something that is done
 * a few times a year. So all messages are looked through, and that may take longer than an answer.
 */
const scanMinutes = 10;

/** What a member wrote in chats and, with `aboutVisitors`, about them. */
export const exportPersonalData = (
	{ database, sealer }: Pick<Platform, "database" | "sealer">,
	memberId: string,
	{ aboutVisitors }: { aboutVisitors: boolean },
) =>
	inTransaction(database.db, async ({ tx }) => {
		await setStatementTimeout(tx, scanMinutes);
		const told = ({
			chat_id,
			id,
			at,
			body,
			key,
		}: Awaited<ReturnType<typeof linesBy | typeof notesBy | typeof debriefMessagesBy>>[number]) => ({
			chat_id,
			at,
			text: decryptMessage(sealer, { key }, id, body),
		});
		const wrapUps = async () =>
			mapInSlices(await wrapUpsBy(tx, memberId), ({ id, key, summary, ...wrapUp }) => ({
				...wrapUp,
				summary: summary && decryptMessage(sealer, { key }, id, summary),
			}));
		return {
			messages: await mapInSlices(await linesBy(tx, memberId), told),
			...(aboutVisitors
				? {
						notes: await mapInSlices(await notesBy(tx, memberId), (note) => ({ ...told(note), kind: note.kind })),
						wrap_ups: await wrapUps(),
						debrief_messages: await mapInSlices(await debriefMessagesBy(tx, memberId), told),
					}
				: {}),
			canned_words: await cannedResponsesBy(tx, memberId),
			duty_messages: await dutyMessagesBy(tx, memberId),
		};
	});

/** Once they are locked out, in a transaction of its own: it may take its time. */
export const erasePersonalData = async (tx: Db, memberId: string): Promise<void> => {
	await setStatementTimeout(tx, scanMinutes);
	// The long one first: nobody can write in a chat that is locked.
	await forgetAuthor(tx, memberId);
	await lockChatsNaming(tx, memberId);
	await forgetNamesOf(tx, memberId);
};
