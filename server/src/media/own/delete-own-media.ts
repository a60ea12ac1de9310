import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { dropMedia } from "../delete-media.ts";
import { mediaInUse, noSuchMedia } from "../errors.ts";
import { type MediaInPosts, mediaInUseAmong } from "../media-in-use.ts";
import { lockMedia } from "../queries.ts";

/** Takes back what a member uploaded, while nothing shows it. */
export const deleteOwnMedia = (
	platform: Platform,
	member: MemberRow,
	mediaId: string,
	mediaInPosts: MediaInPosts,
): Promise<void> =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const [row] = await lockMedia(tx, [mediaId]);
		if (row?.owner_id !== member.id) throw noSuchMedia();
		if ((await mediaInUseAmong(tx, [mediaId], mediaInPosts)).has(mediaId)) throw mediaInUse();
		await dropMedia(platform, tx, mediaId);
	});
