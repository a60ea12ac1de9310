import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { forbidden } from "../../platform/errors.ts";
import { noSuchComment } from "../errors.ts";
import { mayDeleteComment } from "../policy.ts";
import { lockPost, lockPostWhoeverSees, type PostRow, postSeen } from "../posts/post-queries.ts";
import type { NamedComment } from "../seen-queries.ts";
import { commentBlocksAside, commentOpenTo, postOfComment } from "./comment-queries.ts";

/** A comment that this member may know of, with the post it stands under, which is locked: it alone guards its comments. */
export const lockComment = async (
	tx: Db,
	member: MemberRow,
	commentId: string,
): Promise<{ post: PostRow; comment: NamedComment }> => {
	const postId = await postOfComment(tx, commentId);
	const post = postId && (await lockPost(tx, member, postId));
	const comment = post && (await commentOpenTo(tx, member, commentId));
	if (!post || !comment) throw noSuchComment();
	return { post, comment };
};

/**
 * A comment that this member may take away, under its locked post. That somebody has lost the post from their sight, or
 * that a block stands between the two, takes no such right from anybody.
 */
export const lockCommentToTakeAway = async (tx: Db, member: MemberRow, commentId: string): Promise<NamedComment> => {
	const postId = await postOfComment(tx, commentId);
	const post = postId && (await lockPostWhoeverSees(tx, postId));
	const comment = post && (await commentBlocksAside(tx, member, commentId));
	if (!post || !comment) throw noSuchComment();
	if (mayDeleteComment(member, comment, post)) return comment;
	const isSeen = (await postSeen(tx, member, post.id)) && (await commentOpenTo(tx, member, commentId));
	throw isSeen ? forbidden() : noSuchComment();
};
