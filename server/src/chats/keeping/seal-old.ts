import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockedChat } from "../queries.ts";
import { emailMark, openContact, openLeft, sealContact, sealLeft, sealWords, wordsOf } from "../sealed-words.ts";
import { changeWords, chatsInTheClear, leftInTheClear, setLeftSealed, setSealed } from "./keeping-queries.ts";

type Needed = Pick<Platform, "database" | "sealer" | "log">;

/** Chats that are looked for in one statement; each is sealed in a transaction of its own. */
const atOnce = 200;

const sealChat = ({ database, sealer }: Needed, chatId: string) =>
	inTransaction(database.db, async (tx) => {
		const chat = await lockedChat(tx, chatId);
		// Another server that starts at the same time was quicker.
		if (!chat || chat.key || chat.erased_at) return;
		const key = sealer.newKey();
		const contact = openContact(sealer, chat);
		await changeWords(tx, chatId, (id, words) => sealWords(sealer, key, id, sealer.open(null, wordsOf(id), words)));
		await setSealed(tx, chatId, {
			key,
			contact: sealContact(sealer, key, contact),
			email_mark: contact.email ? emailMark(sealer, contact.email) : null,
		});
	});

const sealLeftOnes = ({ database, sealer }: Needed) =>
	inTransaction(database.db, async (tx) => {
		const found = await leftInTheClear(tx, atOnce);
		for (const row of found) {
			const key = sealer.newKey();
			await setLeftSealed(tx, row.id, { key, words: sealLeft(sealer, key, openLeft(sealer, row)) });
		}
		return found.length;
	});

/** What an earlier version stored in the clear is sealed before anybody is let in. Begun again, it goes on. */
export const sealOld = async (platform: Needed) => {
	let sealed = 0;
	for (;;) {
		const ids = await chatsInTheClear(platform.database.db, atOnce);
		for (const id of ids) await sealChat(platform, id);
		sealed += ids.length;
		if (ids.length < atOnce) break;
		platform.log.info({ chats: sealed }, "chats of an earlier version are being sealed");
	}
	while ((await sealLeftOnes(platform)) === atOnce);
};
