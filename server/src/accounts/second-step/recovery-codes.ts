import { randomBytes } from "node:crypto";
import type { Db } from "../../platform/db/database.ts";
import type { Vault } from "../../platform/files/vault.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { putRecoveryCodes } from "./second-step-queries.ts";

/** No letters that look like digits. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const howMany = 10;

const newCode = (): string =>
	[...randomBytes(12)]
		.map((byte) => letters[byte % letters.length])
		.join("")
		.replace(/(.{4})(?=.)/g, "$1-");

/** Ten codes of 60 random bits each. */
const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newCode);

/** As somebody may type it from paper. */
const asMeant = (code: string): string =>
	code
		.toLowerCase()
		.replace(/[^a-z0-9]/g, "")
		.replaceAll("o", "0")
		.replace(/[il]/g, "1");

/** Whoever reads the database cannot try codes without the key of the vault. */
export const recoveryCodeHash = (vault: Vault, memberId: string, code: string): Buffer =>
	tokenHash(vault.tokenFor(`recovery code\n${memberId}\n${asMeant(code)}`));

/** Shown this once; those from before count no longer. */
export const putNewRecoveryCodes = async (tx: Db, vault: Vault, memberId: string): Promise<string[]> => {
	const codes = newRecoveryCodes();
	const hashes = codes.map((one) => recoveryCodeHash(vault, memberId, one));
	await putRecoveryCodes(tx, memberId, hashes);
	return codes;
};
