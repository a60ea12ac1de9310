import { id } from "@warmline/contract/ids";
import type { Db } from "../../platform/db/database.ts";
import { mediaIdInUrl } from "../media-urls.ts";
import { lockOwnMedia, type MediaRow } from "../queries.ts";

/**
 * What a member names as their own, by its id or its address; undefined where it is none of theirs. In the transaction that
 * then names it: the night does not take it away in between.
 */
export const ownMedia = async (tx: Db, memberId: string, idOrAddress: string): Promise<MediaRow | undefined> => {
	const plain = id.safeParse(idOrAddress);
	const mediaId = plain.success ? plain.data : mediaIdInUrl(idOrAddress);
	return mediaId === undefined ? undefined : lockOwnMedia(tx, memberId, mediaId);
};
