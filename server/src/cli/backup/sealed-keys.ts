import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Config } from "../../config.ts";
import { isMissing } from "../../platform/files/fs-errors.ts";

const keys = z.object({
	/** 64 hex digits. */
	files_key: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
	push_key: z.nullable(z.string().check(z.regex(/^[\w-]{43}$/))),
});
export type Keys = z.infer<typeof keys>;

const sealedKeys = z.object({
	cost: z.int().check(z.minimum(14), z.maximum(20)),
	salt: z.string(),
	iv: z.string(),
	hidden: z.string(),
	tag: z.string(),
});

const algorithm = "aes-256-gcm";
const tagLength = 16;
/** As a power of two. A guess at the passphrase costs a third of a second and 128 MB. */
const cost = 17;
const shortest = 12;

const textIn = async (path: string): Promise<string | null> => {
	try {
		return (await readFile(path, "utf8")).trim();
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
};

/** Those that a server with these settings uses; none is made. */
export const keysOf = async ({ DATA_DIR, FILES_KEY, VAPID_PRIVATE_KEY }: Config): Promise<Keys> => {
	const read = keys.safeParse({
		files_key: FILES_KEY ?? (await textIn(join(DATA_DIR, "files.key"))),
		push_key: VAPID_PRIVATE_KEY ?? (await textIn(join(DATA_DIR, "push.key"))),
	});
	if (!read.success)
		throw new Error(`files.key or push.key in ${DATA_DIR} is damaged: put back the one that was there.`);
	return read.data;
};

export const checkOf = (filesKey: string): string =>
	createHmac("sha256", Buffer.from(filesKey, "hex")).update("warmline backup").digest("hex").slice(0, 32);

export const readPassphrase = async (path: string | undefined): Promise<string | undefined> => {
	if (path === undefined) return undefined;
	const [line = ""] = (await readFile(path, "utf8")).split(/\r?\n/);
	if (line.length < shortest)
		throw new Error(`The first line of ${path} is the passphrase, of ${shortest} characters at least.`);
	return line;
};

const keyFrom = (passphrase: string, salt: Buffer, power: number) =>
	scryptSync(passphrase.normalize("NFC"), salt, 32, { N: 2 ** power, r: 8, p: 1, maxmem: 2 ** (power + 11) });

export const sealKeys = (known: Keys, passphrase: string): string => {
	const [salt, iv] = [randomBytes(16), randomBytes(12)];
	const cipher = createCipheriv(algorithm, keyFrom(passphrase, salt, cost), iv, { authTagLength: tagLength });
	const hidden = Buffer.concat([cipher.update(JSON.stringify(known)), cipher.final()]);
	const sealed = { salt, iv, hidden, tag: cipher.getAuthTag() };
	const inHex = Object.entries(sealed).map(([name, bytes]) => [name, bytes.toString("hex")]);
	return JSON.stringify({ cost, ...Object.fromEntries(inHex) });
};

export const unsealKeys = (text: string, passphrase: string): Keys => {
	const sealed = sealedKeys.parse(JSON.parse(text));
	const [salt, iv, hidden, tag] = [sealed.salt, sealed.iv, sealed.hidden, sealed.tag].map((hex) =>
		Buffer.from(hex, "hex"),
	);
	if (!salt || !iv || !hidden || !tag) throw new Error("The sealed keys are damaged.");
	const decipher = createDecipheriv(algorithm, keyFrom(passphrase, salt, sealed.cost), iv, {
		authTagLength: tagLength,
	});
	decipher.setAuthTag(tag);
	let plain: string;
	try {
		plain = Buffer.concat([decipher.update(hidden), decipher.final()]).toString();
	} catch {
		throw new Error("The passphrase is not the one with which the keys in this backup were sealed.");
	}
	return keys.parse(JSON.parse(plain));
};
