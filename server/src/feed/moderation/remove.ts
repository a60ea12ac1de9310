import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { postOfComment } from "../comments/comment-queries.ts";
import { takeAwayComment } from "../comments/take-away-comment.ts";
import { lockPostWhoeverSees } from "../posts/post-queries.ts";
import { takeAwayPost } from "../posts/take-away-post.ts";
import type { Named } from "./hide.ts";

/** Deletes it for whoever moderates. False where there is nothing of that name any more. */
export const remove = async (platform: Platform, work: UnitOfWork, { kind, id }: Named): Promise<boolean> => {
	const { tx } = work;
	const postId = kind === "post" ? id : await postOfComment(tx, id);
	const post = postId && (await lockPostWhoeverSees(tx, postId));
	if (!post) return false;
	if (kind === "comment") return takeAwayComment(platform, work, { id, post_id: post.id });
	await takeAwayPost(platform, work, post);
	return true;
};
