import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { isMissing } from "./fs-errors.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

const name = "last-backup.json";
const lastBackup = z.object({
	at: z.string(),
	file: z.string(),
	bytes: z.number(),
	missing: z.number(),
	sealed: z.boolean(),
});
export type LastBackup = z.infer<typeof lastBackup>;

export const noteBackup = (dataDir: string, made: LastBackup) =>
	writeFileAtomic(join(dataDir, name), `${JSON.stringify(made)}\n`);

/** Undefined where none was made on this machine. */
export const readLastBackup = async (dataDir: string): Promise<LastBackup | undefined> => {
	try {
		return lastBackup.parse(JSON.parse(await readFile(join(dataDir, name), "utf8")));
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
};
