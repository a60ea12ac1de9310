import { type MediaType, mediaQuota } from "@warmline/contract/media/calls";
import { v7 } from "uuid";
import { lockMember, type MemberRow } from "../accounts/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { HttpError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { removeFiles, scheduleLostMediaCheck } from "./delete-media.ts";
import { overQuota, unsupportedMedia } from "./errors.ts";
import { type MediaKind, mediaKind } from "./media-kind.ts";
import { fileOf } from "./media-urls.ts";
import { pictureAnew } from "./picture.ts";
import { insertMedia, type MediaRow, roomTaken } from "./queries.ts";
import { cleanVideo } from "./video/clean-video.ts";

type CleanMedia = {
	readonly type: MediaType;
	readonly mime: string;
	readonly bytes: Buffer;
	readonly width: number | null;
	readonly height: number | null;
	/** The same picture, small; of a video there is none. */
	readonly small?: Buffer;
};

/** What is kept of a file: it shows what it showed, and says nothing of where and when it was taken. */
const cleanMedia = async (kind: MediaKind, bytes: Buffer, memberId: string): Promise<CleanMedia> => {
	switch (kind) {
		case "picture":
			return { type: "image", ...(await pictureAnew(bytes, memberId)) };
		case "mp4":
		case "webm":
			return { type: "video", ...(await cleanVideo(kind, bytes, memberId)) };
	}
};

const overOwnQuota = () => overQuota(mediaQuota / 1_000_000);

/** Keeps a picture or a video of a member, if they have room for it. Of uploads at once each sees what the others took. */
export const storeMedia = async (platform: Platform, member: MemberRow, file: Buffer): Promise<MediaRow> => {
	const { database, clock, mediaStore, log } = platform;
	// Somebody without any room is spared the work.
	if ((await roomTaken(database.db, member.id)) >= mediaQuota) throw overOwnQuota();
	const kind = await mediaKind(file);
	if (kind === undefined) throw unsupportedMedia();
	const { bytes, small, ...known } = await cleanMedia(kind, file, member.id);
	const id = v7();
	const sizes = { size: bytes.length, small_size: small?.length ?? 0 };
	const row: MediaRow = { id, owner_id: member.id, ...known, ...sizes, kept_at: clock.now() };
	await scheduleLostMediaCheck(platform, id);
	// First the bytes: a row always has some.
	await mediaStore.put(fileOf(id), bytes, known.mime);
	if (small) await mediaStore.put(fileOf(id, true), small, "image/webp");
	try {
		await inTransaction(database.db, async ({ tx }) => {
			await lockMember(tx, member.id);
			if ((await roomTaken(tx, member.id)) + sizes.size + sizes.small_size > mediaQuota) throw overOwnQuota();
			await insertMedia(tx, row);
		});
	} catch (error) {
		// After a fault of ours nobody knows whether the row is there.
		if (error instanceof HttpError)
			await removeFiles(platform, [id]).catch((fault) => log.warn({ err: fault }, "a file is left for later"));
		throw error;
	}
	return row;
};
