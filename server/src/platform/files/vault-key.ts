import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const keyBytes = 32;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
const isThere = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

/** A file that is there is whole, and of two servers that make one at once both read the first one's. */
const makeKey = async (folder: string, path: string) => {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const draft = join(folder, `.files.key-${randomUUID()}`);
	const file = await open(draft, "wx", 0o600);
	try {
		await file.writeFile(`${randomBytes(keyBytes).toString("hex")}\n`);
		await file.sync();
	} finally {
		await file.close();
	}
	await link(draft, path).catch((error) => {
		if (!isThere(error)) throw error;
	});
	await rm(draft);
};

const readKey = async (path: string): Promise<string | undefined> => {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
};

/** The key of the vault: the one given, else one that was made once and lies in the data folder. */
export const vaultKey = async (folder: string, given: string | undefined): Promise<Buffer> => {
	const path = join(folder, "files.key");
	if (given === undefined && (await readKey(path)) === undefined) await makeKey(folder, path);
	const hex = given ?? (await readKey(path)) ?? "";
	const key = Buffer.from(hex.trim(), "hex");
	if (key.length !== keyBytes) throw new Error(`${path} is damaged: put back the one that the files were stored with.`);
	return key;
};
