import { mediaQuota, type StoredMedia } from "@warmline/contract/media/calls";
import type { Paging } from "@warmline/contract/paging";
import type { MemberRow } from "../../accounts/index.ts";
import { byId, fetchPage } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { type MediaInPosts, mediaInUseAmong } from "../media-in-use.ts";
import { mediaUrl } from "../media-urls.ts";
import { type MediaRow, mediaOf, roomTaken } from "../queries.ts";

export const toStored = ({ id, type, width, height }: MediaRow): StoredMedia => ({
	url: mediaUrl(id),
	public_id: id,
	type,
	width,
	height,
});

export const listOwn = async (
	{ database: { db } }: Platform,
	member: MemberRow,
	paging: Paging,
	mediaInPosts: MediaInPosts,
) => {
	const { rows, next } = await fetchPage(byId, paging, ({ after, limit }) => mediaOf(db, member.id, after, limit));
	const named = await mediaInUseAmong(
		db,
		rows.map((row) => row.id),
		mediaInPosts,
	);
	return {
		results: rows.map((row) => ({
			...toStored(row),
			size: row.size + row.small_size,
			kept_at: row.kept_at.toISOString(),
			in_use: named.has(row.id),
		})),
		next,
		used: await roomTaken(db, member.id),
		quota: mediaQuota,
	};
};
