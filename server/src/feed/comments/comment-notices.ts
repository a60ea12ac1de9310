import { mentionsIn } from "@warmline/contract/feed/post";
import { type Notice, notify } from "../../notifications/index.ts";
import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { mayBeTold, mentionable } from "../audience-queries.ts";

type Written = { id: string; post_id: string; author_id: string; content: string };

const about = (comment: Written) => ({ actor_id: comment.author_id, post_id: comment.post_id, comment_id: comment.id });

/** Each once, also when the comment is edited again and again. The post's author is told of the comment, and that is enough. */
const mentions = async (tx: Db, post: { author_id: string }, comment: Written): Promise<Notice[]> => {
	const named = await mentionable(tx, mentionsIn(comment.content), comment.author_id, comment.post_id);
	return named
		.filter((member_id) => member_id !== post.author_id)
		.map((member_id) => ({
			...about(comment),
			member_id,
			kind: "mention",
			same_as: `mention:${comment.id}:${member_id}`,
		}));
};

const toAuthor = async (tx: Db, post: { author_id: string }, comment: Written): Promise<Notice[]> => {
	const told = await mayBeTold(tx, {
		memberIds: [post.author_id],
		actorId: comment.author_id,
		postId: comment.post_id,
	});
	return told.map((member_id) => ({ ...about(comment), member_id, kind: "comment" }));
};

export const tellMentionedIn = async (
	platform: Platform,
	work: UnitOfWork,
	post: { author_id: string },
	comment: Written,
) => {
	await notify(platform, work, await mentions(work.tx, post, comment));
};

/** All at once: whoever locks some people and then others can meet somebody who locks them the other way round. */
export const tellOfComment = async (
	platform: Platform,
	work: UnitOfWork,
	post: { author_id: string },
	comment: Written,
) => {
	const notices = [...(await toAuthor(work.tx, post, comment)), ...(await mentions(work.tx, post, comment))];
	await notify(platform, work, notices);
};
