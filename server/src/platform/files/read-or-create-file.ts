import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { alreadyExists, isMissing } from "./fs-errors.ts";
import { syncFolder, writeTemporaryFile } from "./write-file-atomic.ts";

/** A file that is there is whole, and of two servers that make one at once both read the first one's. */
const put = async (folder: string, name: string, text: string) => {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const draft = join(folder, `.${name}-${randomUUID()}`);
	await writeTemporaryFile(draft, (file) => file.writeFile(text));
	await link(draft, join(folder, name)).catch((error) => {
		if (!alreadyExists(error)) throw error;
	});
	await rm(draft);
	await syncFolder(folder);
};

const textIn = async (path: string): Promise<string | undefined> => {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
};

/** The words of a file that only this server may read; where there is none, it is made first. */
export const readOrCreateFile = async (folder: string, name: string, make: () => string): Promise<string> => {
	const path = join(folder, name);
	const known = await textIn(path);
	if (known !== undefined) return known;
	await put(folder, name, make());
	return readFile(path, "utf8");
};
