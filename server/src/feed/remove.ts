import type { Db } from "../platform/db/database.ts";
import type { AfterCommit } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { postOfComment } from "./comment-queries.ts";
import type { Named } from "./hide.ts";
import { lockedWhoeverSees } from "./post-queries.ts";
import { takeAwayComment } from "./take-away-comment.ts";
import { takeAwayPost } from "./take-away-post.ts";

/** Deletes it for whoever moderates. False where there is nothing of that name any more. */
export const remove = async (
	platform: Platform,
	tx: Db,
	afterCommit: AfterCommit,
	{ kind, id }: Named,
): Promise<boolean> => {
	const postId = kind === "post" ? id : await postOfComment(tx, id);
	const post = postId && (await lockedWhoeverSees(tx, postId));
	if (!post) return false;
	if (kind === "comment") return takeAwayComment(platform, tx, afterCommit, { id, post_id: post.id });
	await takeAwayPost(platform, tx, afterCommit, post);
	return true;
};
