import { buffer } from "node:stream/consumers";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteAllMedia } from "./delete-media.ts";
import { fileOf } from "./media-urls.ts";
import { idsOwnedBy, type MediaRow, mediaOf } from "./queries.ts";
import { nameOfFile } from "./read-media.ts";

/** More than the quota has room for. */
const all = 100_000;

const pathOf = (row: MediaRow) => `media/${nameOfFile(row)}`;

/** What is kept of a member's pictures and videos; `file` is where they lie in their export. */
export const exportPersonalData = async (db: Db, memberId: string) => {
	const rows = await mediaOf(db, memberId, undefined, all);
	return rows.map((row) => {
		const { type, mime, size, width, height, kept_at } = row;
		return { file: pathOf(row), type, mime, size, width, height, kept_at };
	});
};

/** The pictures and videos themselves, to be read one by one. */
export const filesOf = async (
	{ database, mediaStore }: Pick<Platform, "database" | "mediaStore">,
	memberId: string,
) => {
	const rows = await mediaOf(database.db, memberId, undefined, all);
	return rows.map((row) => ({
		path: pathOf(row),
		at: row.kept_at,
		read: async () => {
			const bytes = await mediaStore.get(fileOf(row.id));
			return bytes && buffer(bytes);
		},
	}));
};

/** All of it goes with them at once, and no night is waited for. */
export const erasePersonalData = async (platform: Pick<Platform, "jobs">, tx: Db, memberId: string): Promise<void> =>
	deleteAllMedia(platform, tx, await idsOwnedBy(tx, memberId));
