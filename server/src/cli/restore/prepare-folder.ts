import { existsSync } from "node:fs";
import { readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import { ensureEmpty, wasLoadedFrom } from "../../platform/db/copy/load-database.ts";
import { openLine } from "../../platform/db/copy/snapshot.ts";
import { takeOver } from "../../platform/db/embedded/embedded-server.ts";
import { isRestoring, markPaths, markRestoring } from "../../platform/db/embedded/folder-state.ts";

/** May lie there: keys that are put in first, and what a disk of its own has. */
const allowed: ReadonlySet<string> = new Set([
	"files.key",
	"push.key",
	"lost+found",
	".restore.unfinished.new",
	".files.key.new",
	".push.key.new",
]);

/** The folder was empty when the restore began that left its mark, so all this is of that one. */
const left = ["postgres", "postgres.new", "postgres.log", "vault", "media", "last-backup.json"];

/** Rows take more room as a database than as text: with their indexes, and the journal of their coming. */
const roomFor = (rows: number, files: number) => rows * 4 + files + 100_000_000;

const ensureRoom = async (folder: string, needed: number) => {
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
	if (free < needed)
		throw new Error(
			`There is not enough room in ${folder}: ${inMegabytes(free)} MB are free, and about ${inMegabytes(needed)} MB are needed. Nothing was restored.`,
		);
};

/** Throws with a sentence, and leaves everything as it is, where there is something already. */
export const ensureEmptyFolder = async (config: Config, origin: string) => {
	const { DATA_DIR, DATABASE_URL } = config;
	if (existsSync(DATA_DIR) && !isRestoring(DATA_DIR)) {
		const others = (await readdir(DATA_DIR)).filter((name) => !allowed.has(name));
		if (others.length > 0)
			throw new Error(
				`${DATA_DIR} is not empty (${others.sort().slice(0, 4).join(", ")}). A restore goes into an empty folder; nothing was changed. Set DATA_DIR to another one.`,
			);
	}
	if (!DATABASE_URL) return;
	const connection = { connectionString: DATABASE_URL };
	// Killed after the rows had come: no server has started on them, since the folder is marked.
	if (isRestoring(DATA_DIR) && (await wasLoadedFrom(connection, origin))) return;
	const client = await openLine(connection);
	try {
		await ensureEmpty(client);
	} finally {
		await client.end();
	}
};

/** From here on the folder is marked, and what another restore has left in it is gone. */
export const markAndClearFolder = async (
	{ DATA_DIR, DATABASE_URL }: Config,
	log: FastifyBaseLogger,
	size: { rows: number; files: number },
) => {
	if (isRestoring(DATA_DIR)) {
		if (!DATABASE_URL) await takeOver(DATA_DIR, log);
		for (const name of left) await rm(join(DATA_DIR, name), { recursive: true, force: true });
	}
	await ensureRoom(DATA_DIR, roomFor(DATABASE_URL ? 0 : size.rows, size.files));
	if (!existsSync(markPaths(DATA_DIR).restoring)) await markRestoring(DATA_DIR);
};
