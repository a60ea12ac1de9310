import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { access, type FileHandle, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { v7 } from "uuid";
import type { Config } from "../../config.ts";
import { algorithm, decrypt, encrypt, ivBytes, tagBytes } from "../sealing/authenticated.ts";
import { documentType } from "./document-type.ts";
import { emptyFile, fileTooLarge, unsupportedFile } from "./errors.ts";
import type { Receiver } from "./receiver.ts";
import { vaultKey } from "./vault-key.ts";
import { renameDurably, writeTemporaryFile } from "./write-file-atomic.ts";

/** Documents of people, on disk and unreadable without the key. */
export type Vault = Receiver & {
	/** The whole file, and only if it is what was stored. */
	read(id: string): Promise<Buffer>;
	/** Rejects where there is no file. */
	ensureThere(id: string): Promise<void>;
	/** Removes what was stored before then, or was broken off, and is not `named` by anything. */
	sweep(before: Date, named: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
	/** A token that nobody finds who lacks the key, and that is the same each time. */
	tokenFor(what: string): string;
	/** By which two keys are known for the same one, and that says nothing of it. */
	print: string;
	/** A few bytes, to be kept elsewhere: unreadable without the key, and good for this one thing only. */
	hide(what: string, bytes: Buffer): Buffer;
	reveal(what: string, hidden: Buffer): Buffer;
};

/** Of a file that is still coming. */
const unfinished = ".part";

/** Answers how many bytes there were. */
const encryptTo = async (file: FileHandle, key: Buffer, id: string, bytes: AsyncIterable<Buffer>, most: number) => {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
	cipher.setAAD(Buffer.from(id));
	await file.writeFile(iv);
	let size = 0;
	for await (const chunk of bytes) {
		size += chunk.length;
		if (size > most) throw fileTooLarge(most);
		await file.writeFile(cipher.update(chunk));
	}
	if (size === 0) throw emptyFile();
	await file.writeFile(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
	return size;
};

export const openVault = async ({ DATA_DIR, FILES_KEY }: Config): Promise<Vault> => {
	const key = await vaultKey(DATA_DIR, FILES_KEY);
	const folder = join(DATA_DIR, "vault");
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const pathOf = (id: string) => join(folder, id);
	// A key of its own: what is derived says nothing of the one that hides the files.
	const tokenKey = Buffer.from(hkdfSync("sha256", key, "", "warmline tokens", 32));
	const hidingKey = Buffer.from(hkdfSync("sha256", key, "", "warmline secrets", 32));
	return {
		receive: async (bytes, most) => {
			const id = v7();
			const draft = pathOf(`${id}${unfinished}`);
			const size = await writeTemporaryFile(draft, (file) => encryptTo(file, key, id, bytes, most));
			try {
				const type = await documentType(decrypt(key, id, await readFile(draft)));
				if (type === undefined) throw unsupportedFile();
				await renameDurably(draft, pathOf(id));
				return { id, size, type };
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		read: async (id) => decrypt(key, id, await readFile(pathOf(id))),
		ensureThere: (id) => access(pathOf(id)),
		remove: (id) => rm(pathOf(id), { force: true }),
		sweep: async (before, named) => {
			const old: string[] = [];
			for (const name of await readdir(folder)) {
				// Another server may have removed it since.
				const found = await stat(pathOf(name)).catch(() => undefined);
				if (found && found.mtime < before) old.push(name);
			}
			const kept = await named(old.filter((name) => !name.endsWith(unfinished)));
			for (const name of old) if (!kept.has(name)) await rm(pathOf(name), { force: true });
		},
		print: createHmac("sha256", tokenKey).update("warmline key print").digest("base64url"),
		hide: (what, bytes) => encrypt(hidingKey, what, bytes),
		reveal: (what, hidden) => decrypt(hidingKey, what, hidden),
		tokenFor: (what) => createHmac("sha256", tokenKey).update(what).digest("base64url"),
	};
};
