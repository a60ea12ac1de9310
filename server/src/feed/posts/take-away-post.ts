import { dropMedia } from "../../media/index.ts";
import { forgetNoticesOf } from "../../notifications/index.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceGone, whoSees } from "../announce.ts";
import { deletePostRow } from "./post-queries.ts";

/** Of a post that is locked: it goes with its picture, and with what told of it. */
export const takeAwayPost = async (
	platform: Platform,
	{ tx, afterCommit }: UnitOfWork,
	post: { id: string; media_id: string | null },
): Promise<void> => {
	const saw = await whoSees(platform.hub, tx, post.id);
	await deletePostRow(tx, post.id);
	await forgetNoticesOf(tx, { post_ids: [post.id] });
	if (post.media_id !== null) await dropMedia(platform, tx, post.media_id);
	afterCommit(() => announceGone(platform, post.id, saw));
};
