import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import {
	decryptContact,
	decryptLeftMessage,
	emailMark,
	encryptContact,
	encryptLeftMessage,
	encryptMessage,
	wordsOf,
} from "../message-encryption.ts";
import { lockChat } from "../queries.ts";
import {
	lockPlaintextLeftMessages,
	plaintextChats,
	setEncrypted,
	setLeftMessageEncrypted,
	updateContent,
} from "./plaintext-queries.ts";

type Needed = Pick<Platform, "database" | "sealer" | "log">;

/** Chats that are looked for in one statement; each is sealed in a transaction of its own. */
const atOnce = 200;

/** What lies there was sealed before, and its key is gone: somebody has put the database back without it, or removed it. */
class KeyIsGone extends Error {}

const encryptChat = ({ database, sealer }: Needed, chatId: string) =>
	inTransaction(database.db, async ({ tx }) => {
		const chat = await lockChat(tx, chatId);
		// Another server that starts at the same time was quicker.
		if (!chat || chat.key || chat.erased_at) return;
		const key = sealer.newKey();
		await updateContent(tx, chatId, (id, words) => {
			const open = sealer.openIfWhole(null, wordsOf(id), words);
			if (open === undefined) throw new KeyIsGone();
			return encryptMessage(sealer, key, id, open);
		});
		const contact = decryptContact(sealer, chat);
		await setEncrypted(tx, chatId, {
			key,
			contact: encryptContact(sealer, key, contact),
			email_mark: contact.email ? emailMark(sealer, contact.email) : null,
		});
	});

/** What cannot be sealed stays as it is: its key may still be found. It must not keep the server from starting. */
const encryptOrLog = async (needed: Needed, chatId: string) => {
	try {
		await encryptChat(needed, chatId);
	} catch (error) {
		if (!(error instanceof KeyIsGone)) throw error;
		needed.log.error({ chat_id: chatId }, "a chat cannot be read: its key is gone");
	}
};

/** Those after this one; answers with the last that was looked at, where there may be more. */
const encryptLeftMessagesAfter = ({ database, sealer, log }: Needed, after: string | undefined) =>
	inTransaction(database.db, async ({ tx }) => {
		const found = await lockPlaintextLeftMessages(tx, after, atOnce);
		for (const row of found) {
			const words = decryptLeftMessage(sealer, row);
			if (!words) {
				log.error({ left_message_id: row.id }, "a message that was left cannot be read: its key is gone");
				continue;
			}
			const key = sealer.newKey();
			await setLeftMessageEncrypted(tx, row.id, { key, words: encryptLeftMessage(sealer, key, words) });
		}
		return found.length < atOnce ? undefined : found.at(-1)?.id;
	});

/** What an earlier version stored in the clear is sealed before anybody is let in. Begun again, it goes on. */
export const encryptPlaintext = async (platform: Needed) => {
	for (let sealed = 0, after: string | undefined; ; ) {
		const ids = await plaintextChats(platform.database.db, after, atOnce);
		for (const id of ids) await encryptOrLog(platform, id);
		sealed += ids.length;
		after = ids.at(-1);
		if (ids.length < atOnce) break;
		platform.log.info({ chats: sealed }, "chats of an earlier version are being sealed");
	}
	let left: string | undefined;
	do left = await encryptLeftMessagesAfter(platform, left);
	while (left !== undefined);
};
