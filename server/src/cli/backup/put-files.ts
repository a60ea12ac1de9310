import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { isMissing } from "../../platform/files/fs-errors.ts";
import { s3Settings } from "../../platform/files/s3-store.ts";
import type { BackupFile } from "./backup-file.ts";
import { bucketListPath, type Manifest } from "./manifest.ts";
import { type NamedFiles, namedFiles } from "./named-files-queries.ts";

export type Files = Pick<Manifest, "files" | "deleted_meanwhile" | "missing" | "bucket">;

const pathsOf = ({ documents, media }: NamedFiles, inBucket: boolean) => [
	...documents.map((name) => `vault/${name}`),
	...(inBucket ? [] : media.map((name) => `media/${name}`)),
];

const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
	try {
		return await open(path, "r");
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
};

/**
 * Puts in the files that the rows name. A file is there before its row and goes after it, so that one which is not
 * there was deleted since, or lost; what the rows name by now tells which.
 */
export const putFiles = async (
	client: pg.Client,
	file: BackupFile,
	config: Config,
	named: NamedFiles,
	tell: (what: string) => void,
): Promise<Files> => {
	const store = s3Settings(config);
	const files: string[] = [];
	const gone: string[] = [];
	for (const path of pathsOf(named, store !== undefined)) {
		const found = await openIfThere(join(config.DATA_DIR, path));
		if (!found) {
			gone.push(path);
			continue;
		}
		tell(path);
		// Documents are encrypted, pictures and videos packed already.
		await file.put(path, found.createReadStream(), { packed: false });
		files.push(path);
	}
	if (store)
		await file.put(
			bucketListPath,
			named.media.map((name) => `media/${name}\n`),
			{ packed: true },
		);
	const still = new Set(gone.length > 0 ? pathsOf(await namedFiles(client), store !== undefined) : []);
	return {
		files,
		deleted_meanwhile: gone.filter((path) => !still.has(path)),
		missing: gone.filter((path) => still.has(path)),
		bucket: store ? { address: store.address, names: named.media.length } : null,
	};
};
