import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { syncFolder, writeFileAtomic } from "../../platform/files/write-file-atomic.ts";
import type { Backup } from "../backup/read-backup.ts";
import type { Keys } from "../backup/sealed-keys.ts";

export const restoreFiles = async (backup: Backup, dataDir: string, tell: (what: string) => void) => {
	for (const folder of ["vault", "media"]) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
	for (const path of backup.manifest.files) {
		tell(path);
		const bytes = await backup.read(path);
		await pipeline(bytes, createWriteStream(join(dataDir, path), { flags: "wx", mode: 0o600, flush: true }));
	}
	for (const folder of ["vault", "media", "."]) await syncFolder(join(dataDir, folder));
};

/** Those that are there stay. */
export const restoreKeys = async ({ files_key, push_key }: Keys, dataDir: string) => {
	if (files_key !== null) await writeFileAtomic(join(dataDir, "files.key"), `${files_key}\n`);
	if (push_key !== null) await writeFileAtomic(join(dataDir, "push.key"), `${push_key}\n`);
};
