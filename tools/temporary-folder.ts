import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux has a file system in memory. */
const memory = "/dev/shm";
/** What a run writes is a fifth of it at most; a container's own is often as small as 64 MB. */
const roomWanted = 2 * 1024 ** 3;
const prefix = "warmline-run-";

const hasRoom = (folder: string) => {
	if (!existsSync(folder)) return false;
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize >= roomWanted;
};

/** Whether another process has this number now. This one's own may have been that of an older run. */
const isOther = (pid: number) => {
	if (pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// It is there, and another person's.
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
};

/** Tried again for a while: a PostgreSQL that ends still writes. */
const removes = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/**
 * The folder for temporary files of this run of tests, also of the processes that it starts; returns what removes it. It
 * is in memory where there is room: each test file has a database of its own, and to copy its files on a disk is a third
 * of all that the tests cost. What a run has left that was killed goes with the next; its PostgreSQL ends by itself within
 * a minute when its folder is gone.
 */
export const useTemporaryFolder = () => {
	const parent = hasRoom(memory) ? memory : tmpdir();
	for (const name of readdirSync(parent))
		if (name.startsWith(prefix) && !isOther(Number(name.slice(prefix.length)))) removes(join(parent, name));
	const folder = join(parent, `${prefix}${process.pid}`);
	mkdirSync(folder, { mode: 0o700 });
	process.env.TMPDIR = folder;
	const remove = () => removes(folder);
	process.once("exit", remove);
	return remove;
};
