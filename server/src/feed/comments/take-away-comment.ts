import { forgetNoticesOf } from "../../notifications/index.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceChanged } from "../announce.ts";
import { deleteCommentRow } from "./comment-queries.ts";

/** Of a post that is locked: it goes with what told of it. False when it is gone already. */
export const takeAwayComment = async (
	platform: Platform,
	{ tx, afterCommit }: UnitOfWork,
	{ id, post_id }: { id: string; post_id: string },
): Promise<boolean> => {
	if (!(await deleteCommentRow(tx, id))) return false;
	await forgetNoticesOf(tx, { comment_id: id });
	afterCommit(() => announceChanged(platform, post_id));
	return true;
};
