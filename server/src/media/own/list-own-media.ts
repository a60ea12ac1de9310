import { mediaQuota, type StoredMedia } from "@warmline/contract/media/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { idAt } from "../../platform/http/requests/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { type IsMediaInUse, namedAmong } from "../media-in-use.ts";
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
	{ cursor, limit }: { cursor?: string | undefined; limit: number },
	isNamed: IsMediaInUse,
) => {
	const found = await mediaOf(db, member.id, idAt(cursor), limit + 1);
	const rows = found.slice(0, limit);
	const named = await namedAmong(
		db,
		rows.map((row) => row.id),
		isNamed,
	);
	return {
		results: rows.map((row) => ({
			...toStored(row),
			size: row.size + row.small_size,
			kept_at: row.kept_at.toISOString(),
			in_use: named.has(row.id),
		})),
		next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
		used: await roomTaken(db, member.id),
		quota: mediaQuota,
	};
};
