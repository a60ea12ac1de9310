import { randomBytes } from "node:crypto";
import type { Vault } from "../../platform/files/vault.ts";
import { tokenHash } from "../../platform/tokens.ts";

/** No letters that look like digits. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const howMany = 10;

const newCode = (): string =>
	[...randomBytes(12)]
		.map((byte) => letters[byte % letters.length])
		.join("")
		.replace(/(.{4})(?=.)/g, "$1-");

/** Ten codes of 60 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newCode);

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
