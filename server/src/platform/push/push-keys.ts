import { createECDH } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { readOrCreateFile } from "../files/read-or-create-file.ts";

/** With which this server shows to push services who it is (VAPID); browsers subscribe with the public one. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const file = "push.key";

const keyBytes = 32;

/** A number that happens to be shorter is filled up with zeros in front. */
const asText = (key: Buffer) => Buffer.concat([Buffer.alloc(keyBytes - key.length), key]).toString("base64url");

const newPrivateKey = () => {
	const curve = createECDH("prime256v1");
	curve.generateKeys();
	return asText(curve.getPrivateKey());
};

const publicOf = (privateKey: string): string | undefined => {
	const key = Buffer.from(privateKey, "base64url");
	if (key.length !== keyBytes) return undefined;
	const curve = createECDH("prime256v1");
	try {
		curve.setPrivateKey(key);
		return curve.getPublicKey("base64url");
	} catch {
		return undefined;
	}
};

const keysGiven = (publicKey: string | undefined, privateKey: string | undefined): PushKeys => {
	if (publicKey === undefined || privateKey === undefined || publicOf(privateKey) !== publicKey)
		throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair. Give both, or neither.");
	return { publicKey, privateKey };
};

/** Those that were given, else a pair that was made once and lies in the data folder. */
export const pushKeys = async ({
	DATA_DIR,
	VAPID_PUBLIC_KEY,
	VAPID_PRIVATE_KEY,
}: Pick<Config, "DATA_DIR" | "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY">): Promise<PushKeys> => {
	if (VAPID_PUBLIC_KEY !== undefined || VAPID_PRIVATE_KEY !== undefined)
		return keysGiven(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY);
	const privateKey = (await readOrCreateFile(DATA_DIR, file, () => `${newPrivateKey()}\n`)).trim();
	const publicKey = publicOf(privateKey);
	if (publicKey === undefined)
		throw new Error(
			`${join(DATA_DIR, file)} is damaged: put back the one that browsers know, or delete it and have members ask for notices anew.`,
		);
	return { publicKey, privateKey };
};
