import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { v7 } from "uuid";
import { minutesAfter, systemClock } from "../clock.ts";
import { isMissing } from "./fs-errors.ts";
import { type MediaStore, ownName } from "./media-store.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/** Of a file that is still being written. */
const unfinished = ".part";
const unfinishedMinutes = 60;

const openIfThere = async (path: string) => {
	try {
		return await open(path, "r");
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
};

/** What was broken off by the end of a server. Another one on the same folder may be writing just now. */
const removeUnfinished = async (folder: string) => {
	const before = minutesAfter(systemClock.now(), -unfinishedMinutes);
	for (const name of await readdir(folder)) {
		if (!name.endsWith(unfinished)) continue;
		const found = await stat(join(folder, name)).catch(() => undefined);
		if (found && found.mtime < before) await rm(join(folder, name), { force: true });
	}
};

export const openDiskStore = async (dataFolder: string): Promise<MediaStore> => {
	const folder = join(dataFolder, "media");
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await removeUnfinished(folder);
	const pathOf = (name: string) => join(folder, ownName(name));
	return {
		put: (name, bytes) => writeFileAtomic(pathOf(name), bytes, pathOf(`${name}-${v7()}${unfinished}`)),
		get: async (name, range) => {
			const file = await openIfThere(pathOf(name));
			return file?.createReadStream(range ? { start: range.first, end: range.last } : {});
		},
		remove: (name) => rm(pathOf(name), { force: true }),
	};
};
