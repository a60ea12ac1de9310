import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { commentBlocksAside, postOfComment } from "../comments/comment-queries.ts";
import { postBlocksAside } from "../posts/post-queries.ts";
import { wordsOf } from "../posts/words-of.ts";

export type Reportable = { author_id: string; content: string; post_id: string; created_at: Date };

/**
 * What somebody says needs a look, with all its words as they read now: each of them can be edited. Undefined where
 * they may
 * not see it themselves. That one of the two has blocked the other does not count: nobody gets out of reach by a block.
 */
export const reportable = async (
	db: Db,
	reader: MemberRow,
	kind: "post" | "comment",
	id: string,
): Promise<Reportable | undefined> => {
	const postId = kind === "post" ? id : await postOfComment(db, id);
	const post = postId && (await postBlocksAside(db, reader, postId));
	if (!post) return undefined;
	const post_id = post.id;
	if (kind === "post")
		return { author_id: post.author_id, content: wordsOf(post), post_id, created_at: post.created_at };
	const comment = await commentBlocksAside(db, reader, id);
	return comment && { author_id: comment.author_id, content: comment.content, post_id, created_at: comment.created_at };
};
