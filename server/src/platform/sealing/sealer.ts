import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import { vaultKey } from "../files/vault-key.ts";
import { decrypt, encrypt } from "./authenticated.ts";

/**
 * Words in the database that nobody reads who has the database alone. What belongs together has a key of its own, which
 * lies in the database, itself unreadable without the server's key: whoever destroys it has destroyed the words in
 * every copy of the database that was made without the keys.
 */
export type Sealer = {
	/** A key that is new, as it is stored. */
	newKey(): Buffer;
	/** `what` is said again to open it, so that one row's words cannot be passed off as another's. */
	seal(key: Buffer, what: string, words: string): Buffer;
	/** Throws where the key is another, or the bytes are not what was stored. */
	open(key: Buffer | null, what: string, sealed: Buffer): string;
	/** The same for lists, in which one that is damaged must not hide the others: undefined, and told to the log. */
	openIfWhole(key: Buffer | null, what: string, sealed: Buffer): string | undefined;
	/** The same words have the same mark, by which they can be found; it does not lead back to them. */
	mark(what: string, words: string): Buffer;
};

const keyBytes = 32;
const markBytes = 16;

/** The first byte says how the rest is to be read. */
const inTheClear = 0;
const sealedOnce = 1;

/** Keys of chats that go on are needed with each message; opening one costs as much as opening the message. */
const mostOpenKeys = 5000;

const keyOfKeys = "key";
const head = Buffer.of(sealedOnce);

export const createSealer = (secret: Buffer, damaged: (error: unknown) => void): Sealer => {
	const keysKey = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "warmline keys of words", keyBytes)));
	const marksKey = Buffer.from(hkdfSync("sha256", secret, "", "warmline marks", keyBytes));
	// As bytes a key would be made ready anew for each message, which takes longer than the message.
	const opened = new Map<string, KeyObject>();

	const openKey = (key: Buffer): KeyObject => {
		const name = key.toString("latin1");
		const known = opened.get(name);
		if (known) return known;
		const open = createSecretKey(decrypt(keysKey, keyOfKeys, key));
		const [oldest] = opened.keys();
		if (opened.size >= mostOpenKeys && oldest !== undefined) opened.delete(oldest);
		opened.set(name, open);
		return open;
	};

	const open = (key: Buffer | null, what: string, sealed: Buffer): string => {
		if (sealed[0] === inTheClear) return sealed.toString("utf8", 1);
		if (!key || sealed[0] !== sealedOnce) throw new Error("what was sealed cannot be opened without its key");
		return decrypt(openKey(key), what, sealed.subarray(1)).toString();
	};

	return {
		newKey: () => encrypt(keysKey, keyOfKeys, randomBytes(keyBytes)),
		seal: (key, what, words) => Buffer.concat([head, encrypt(openKey(key), what, Buffer.from(words))]),
		open,
		openIfWhole: (key, what, sealed) => {
			try {
				return open(key, what, sealed);
			} catch (error) {
				damaged(error);
				return undefined;
			}
		},
		mark: (what, words) => createHmac("sha256", marksKey).update(`${what}\n${words}`).digest().subarray(0, markBytes),
	};
};

export const openSealer = async ({ DATA_DIR, FILES_KEY }: Config, log: FastifyBaseLogger): Promise<Sealer> =>
	createSealer(await vaultKey(DATA_DIR, FILES_KEY), (error) =>
		log.error({ err: error }, "sealed words are damaged, or their key is another"),
	);
