import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { type ChatKeys, chatKeysBeside, readChatKeys } from "../backup/chat-keys.ts";
import type { Backup } from "../backup/read-backup.ts";
import { intoKeys, makeKeys, removeWhatHasNoKey, takeKeys } from "./chat-keys-queries.ts";

type Wish = { readonly path: string; readonly given: string | undefined; readonly without: boolean };

/**
 * The keys of the chats that have not been erased since. Throws where what was said in chats would be lost and nobody
 * has said that it may be; undefined for a backup of a Warmline that had none.
 */
export const chooseChatKeys = async (backup: Backup, { path, given, without }: Wish): Promise<ChatKeys | undefined> => {
	const { chat_keys, keys } = backup.manifest;
	if (chat_keys === undefined) return undefined;
	const none = {
		head: { format: 1 as const, made_at: "", files_key_check: keys.files_key_check },
		rows: Buffer.alloc(0),
	};
	if (chat_keys === 0 || without) return none;
	const from = given ?? chatKeysBeside(path);
	const found = await readChatKeys(from);
	if (!found)
		throw new Error(
			`The keys of the chats are not at hand: there is no ${from}. It lies beside the newest backup; name it with --chat-keys. If it is lost, give --without-chat-keys: then nothing that was said in chats comes back. Nothing was restored.`,
		);
	if (found.head.files_key_check !== keys.files_key_check)
		throw new Error(`${from} belongs to another society than the backup. Nothing was restored.`);
	return found;
};

/** Answers of how many chats and messages that were left nothing is readable any more, and so nothing is kept. */
export const restoreChatKeys = async (client: pg.Client, { rows }: ChatKeys): Promise<number> => {
	await makeKeys(client);
	await pipeline(Readable.from([rows]), intoKeys(client));
	await takeKeys(client);
	return removeWhatHasNoKey(client);
};
