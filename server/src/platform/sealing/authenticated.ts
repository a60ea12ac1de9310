import { type CipherGCM, type CipherKey, createCipheriv, createDecipheriv } from "node:crypto";
import { randomAhead } from "../random-ahead.ts";

export const algorithm = "aes-256-gcm";
export const ivBytes = 12;
export const tagBytes = 16;

/** Good for one text: made before it is needed, for that takes longer than to use it. */
export type ReadyCipher = { readonly iv: Buffer; readonly cipher: CipherGCM };

export const readyCipher = (key: CipherKey): ReadyCipher => {
	const iv = Buffer.from(randomAhead(ivBytes));
	return { iv, cipher: createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }) };
};

/** 12 bytes that are new for each, what is hidden, and 16 bytes that show a change. What it is counts too. */
export const encryptWith = ({ iv, cipher }: ReadyCipher, what: string, bytes: Buffer): Buffer[] => {
	cipher.setAAD(Buffer.from(what));
	return [iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
};

export const encrypt = (key: CipherKey, what: string, bytes: Buffer): Buffer =>
	Buffer.concat(encryptWith(readyCipher(key), what, bytes));

export const decrypt = (key: CipherKey, what: string, hidden: Buffer): Buffer => {
	if (hidden.length < ivBytes + tagBytes) throw new Error(`${what} is cut off`);
	const decipher = createDecipheriv(algorithm, key, hidden.subarray(0, ivBytes), { authTagLength: tagBytes });
	decipher.setAAD(Buffer.from(what));
	decipher.setAuthTag(hidden.subarray(-tagBytes));
	return Buffer.concat([decipher.update(hidden.subarray(ivBytes, -tagBytes)), decipher.final()]);
};
