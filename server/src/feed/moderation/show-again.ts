import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceChanged } from "../announce.ts";
import { postOfComment, showCommentRow } from "../comments/comment-queries.ts";
import { lockPostWhoeverSees } from "../posts/post-queries.ts";
import type { Named } from "./hide.ts";
import { showPostRow } from "./moderation-queries.ts";

/** Takes back that it was hidden. False where it is not hidden, or there is nothing of that name. */
export const showAgain = async (
	platform: Platform,
	{ tx, afterCommit }: UnitOfWork,
	{ kind, id }: Named,
): Promise<boolean> => {
	const postId = kind === "post" ? id : await postOfComment(tx, id);
	if (!postId || !(await lockPostWhoeverSees(tx, postId))) return false;
	if (!(await (kind === "post" ? showPostRow(tx, id) : showCommentRow(tx, id)))) return false;
	afterCommit(() => announceChanged(platform, postId, kind === "post" ? { edited: true } : {}));
	return true;
};
