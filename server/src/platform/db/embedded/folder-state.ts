import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { syncFolder, writeFileAtomic } from "../../files/write-file-atomic.ts";

/** No server can work on this data folder now; the message says why, and what to do. */
export class FolderRefused extends Error {}

/** Of a restore that has begun: what lies in the folder is not whole. */
const restoring = "restore.unfinished";
/** Of a bundled database whose rows went to another one: two servers on the two would each miss half. */
const moved = "moved.json";

const movedMark = z.object({ at: z.string(), to: z.string() });

export const markPaths = (dataDir: string) => ({ restoring: join(dataDir, restoring), moved: join(dataDir, moved) });

export const isRestoring = (dataDir: string) => existsSync(markPaths(dataDir).restoring);

export const markRestoring = (dataDir: string) => writeFileAtomic(markPaths(dataDir).restoring, "");

export const unmarkRestoring = async (dataDir: string) => {
	await rm(markPaths(dataDir).restoring, { force: true });
	await syncFolder(dataDir);
};

export const markMoved = (dataDir: string, at: Date, to: string) =>
	writeFileAtomic(markPaths(dataDir).moved, `${JSON.stringify({ at: at.toISOString(), to })}\n`);

/** Why nothing must be started on the folder. The bundled database counts where the settings name no other. */
export const ensureFolderUsable = (dataDir: string, isBundled: boolean) => {
	const paths = markPaths(dataDir);
	if (isRestoring(dataDir))
		throw new FolderRefused(
			`A restore into ${dataDir} was broken off or is still under way, and what lies there is not whole. Run \`warmline restore\` again.`,
		);
	if (!isBundled || !existsSync(paths.moved)) return;
	const { at, to } = movedMark.parse(JSON.parse(readFileSync(paths.moved, "utf8")));
	throw new FolderRefused(
		`The database in ${dataDir} was moved to ${to} at ${at}. Set DATABASE_URL to that one. To go on with the old rows instead, remove ${paths.moved}.`,
	);
};
