import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readOrCreateFile } from "./read-or-create-file.ts";

const keyBytes = 32;
const file = "files.key";

/** The key of the vault: the one given, else one that was made once and lies in the data folder. */
export const vaultKey = async (folder: string, given: string | undefined): Promise<Buffer> => {
	const hex = given ?? (await readOrCreateFile(folder, file, () => `${randomBytes(keyBytes).toString("hex")}\n`));
	const key = Buffer.from(hex.trim(), "hex");
	if (key.length !== keyBytes)
		throw new Error(`${join(folder, file)} is damaged: put back the one that the files were stored with.`);
	return key;
};
