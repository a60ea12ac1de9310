import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** Names that were given in the folder stay when the machine falls over in the next second. */
export const syncFolder = async (path: string): Promise<void> => {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
};

/** A new file that only this server may read, on the disk when this comes back; of one that fails nothing stays. */
export const writeTemporaryFile = async <T>(path: string, write: (file: FileHandle) => Promise<T>): Promise<T> => {
	// Of a server that ended meanwhile.
	await rm(path, { force: true });
	const file = await open(path, "wx", 0o600);
	try {
		const written = await write(file);
		await file.sync();
		return written;
	} catch (error) {
		await rm(path, { force: true });
		throw error;
	} finally {
		await file.close();
	}
};

/** The file has its name from now on, in place of the one before, and keeps it when the machine falls over. */
export const renameDurably = async (temporary: string, path: string): Promise<void> => {
	await rename(temporary, path);
	await syncFolder(dirname(path));
};

/**
 * A file that is there is whole, and stays when the machine falls over in the next second. Two that may write it at once
 * need temporary names of their own, in the same folder.
 */
export const writeFileAtomic = async (
	path: string,
	bytes: string | Buffer | Readable,
	temporary = join(dirname(path), `.${basename(path)}.new`),
): Promise<void> => {
	await writeTemporaryFile(temporary, (file) => file.writeFile(bytes));
	try {
		await renameDurably(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
};
