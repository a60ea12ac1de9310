import { hashtagsIn, mentionsIn } from "@warmline/contract/feed/post";
import { v7 } from "uuid";
import { idsOfUsernames } from "../feed/audience-queries.ts";
import { insertPost, setNamed } from "../feed/posts/post-queries.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { insertPastComments, insertPastLikes } from "./queries.ts";

export type PastPost = {
	author_id: string;
	content: string;
	content_warning: string | null;
	is_public: boolean;
	pinned_at: Date | null;
	at: Date;
	comments: readonly { author_id: string; content: string; at: Date }[];
	likes: readonly { member_id: string; at: Date }[];
};

const idAt = (at: Date) => v7({ msecs: at.getTime() });

/** A post of former days, with what others said of it; nobody is told of it. */
export const insertPastPost = ({ database }: Platform, { at, comments, likes, ...post }: PastPost): Promise<void> =>
	inTransaction(database.db, async ({ tx }) => {
		const id = idAt(at);
		const counts = { total_likes: likes.length, total_comments: comments.length };
		await insertPost(tx, { id, ...post, ...counts, created_at: at });
		const memberIds = await idsOfUsernames(tx, mentionsIn(post.content));
		await setNamed(tx, id, { tags: hashtagsIn(post.content), memberIds });
		await insertPastComments(
			tx,
			comments.map((comment) => ({ ...comment, id: idAt(comment.at), post_id: id, created_at: comment.at })),
		);
		await insertPastLikes(
			tx,
			likes.map((like) => ({ ...like, post_id: id })),
		);
	});
