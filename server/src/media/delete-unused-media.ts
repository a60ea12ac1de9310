import { daysBefore } from "../platform/clock.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteAllMedia } from "./delete-media.ts";
import { type MediaInPosts, mediaInUseAmong } from "./media-in-use.ts";
import { lockMedia, oldMedia } from "./queries.ts";

const atOnce = 500;

/** What nothing shows a day after it was kept, and what is left of who is gone. */
export const deleteUnusedMedia = async (platform: Platform, mediaInPosts: MediaInPosts): Promise<void> => {
	const before = daysBefore(platform.clock.now(), 1);
	const { db } = platform.database;
	let after: string | undefined;
	do {
		const ids = await oldMedia(db, before, after, atOnce);
		after = ids.at(-1);
		const named = await mediaInUseAmong(db, ids, mediaInPosts);
		const unnamed = ids.filter((id) => !named.has(id));
		if (unnamed.length === 0) continue;
		await inTransaction(db, async ({ tx }) => {
			const held = (await lockMedia(tx, unnamed)).map(({ id }) => id);
			// Somebody may have named one since.
			const namedNow = await mediaInUseAmong(tx, held, mediaInPosts);
			await deleteAllMedia(
				platform,
				tx,
				held.filter((id) => !namedNow.has(id)),
			);
		});
	} while (after !== undefined);
};
