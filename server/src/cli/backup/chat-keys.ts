import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import * as z from "zod/mini";
import { isMissing } from "../../platform/files/fs-errors.ts";
import { renameDurably, writeTemporaryFile } from "../../platform/files/write-file-atomic.ts";

/**
 * The keys of chats lie beside the backups, in one file that each backup replaces: a chat that is erased has no key in
 * the newest, and so can be read in none of the older backups either. They are unreadable without the server's key.
 */
export const chatKeysBeside = (backup: string) => join(dirname(backup), "chat-keys");

const head = z.object({ format: z.literal(1), made_at: z.string(), files_key_check: z.nullable(z.string()) });
export type ChatKeysHead = z.infer<typeof head>;

const endOf = (hash: string) => `end ${hash}\n`;

export type ChatKeysFile = {
	/** The file has its name from now on, in place of the one before. */
	finish(): Promise<void>;
	giveUp(): Promise<void>;
};

/** `rows` as PostgreSQL copies them. */
export const writeChatKeys = async (path: string, said: ChatKeysHead, rows: Readable): Promise<ChatKeysFile> => {
	const draft = `${path}.partial`;
	await writeTemporaryFile(draft, async (file) => {
		const hash = createHash("sha256");
		const puts = async (bytes: Buffer) => {
			hash.update(bytes);
			await file.writeFile(bytes);
		};
		await puts(Buffer.from(`${JSON.stringify(said)}\n`));
		for await (const chunk of rows) await puts(chunk);
		await file.writeFile(endOf(hash.digest("hex")));
	});
	return { finish: () => renameDurably(draft, path), giveUp: () => rm(draft, { force: true }) };
};

export type ChatKeys = { readonly head: ChatKeysHead; readonly rows: Buffer };

/** Undefined where there is no such file. */
export const readChatKeys = async (path: string): Promise<ChatKeys | undefined> => {
	const damaged = () => new Error(`${path} holds no keys of chats, or not all of them. Nothing was restored.`);
	let bytes: Buffer;
	try {
		bytes = await readFile(path);
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
	const end = bytes.lastIndexOf("end ");
	const whole = bytes.subarray(0, Math.max(0, end));
	if (bytes.subarray(whole.length).toString() !== endOf(createHash("sha256").update(whole).digest("hex")))
		throw damaged();
	const line = whole.indexOf(10);
	const said = head.safeParse(JSON.parse(whole.subarray(0, line).toString()));
	if (!said.success) throw damaged();
	return { head: said.data, rows: whole.subarray(line + 1) };
};
