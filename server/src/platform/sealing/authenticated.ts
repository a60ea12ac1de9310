import { type CipherKey, createCipheriv, createDecipheriv } from "node:crypto";
import { randomFromPool } from "../random-pool.ts";

export const algorithm = "aes-256-gcm";
export const ivBytes = 12;
export const tagBytes = 16;

/** 12 bytes that are new for each, what is hidden, and 16 bytes that show a change. What it is counts too. */
export const encrypt = (key: CipherKey, what: string, bytes: Buffer): Buffer => {
	const iv = Buffer.from(randomFromPool(ivBytes));
	const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
	cipher.setAAD(Buffer.from(what));
	return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
};

export const decrypt = (key: CipherKey, what: string, hidden: Buffer): Buffer => {
	if (hidden.length < ivBytes + tagBytes) throw new Error(`${what} is cut off`);
	const decipher = createDecipheriv(algorithm, key, hidden.subarray(0, ivBytes), { authTagLength: tagBytes });
	decipher.setAAD(Buffer.from(what));
	decipher.setAuthTag(hidden.subarray(-tagBytes));
	return Buffer.concat([decipher.update(hidden.subarray(ivBytes, -tagBytes)), decipher.final()]);
};
