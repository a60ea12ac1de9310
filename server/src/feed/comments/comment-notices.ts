import { mentionsIn } from "@warmline/contract/feed/post";
import { notify } from "../../notifications/index.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { mayBeTold, mentionable } from "../audience-queries.ts";

type Written = { id: string; post_id: string; author_id: string; content: string };

const about = (comment: Written) => ({ actor_id: comment.author_id, post_id: comment.post_id, comment_id: comment.id });

/** Each once, also when the comment is edited again and again. The post's author is told of the comment, and that is enough. */
export const tellMentionedIn = async (
	platform: Platform,
	work: UnitOfWork,
	post: { author_id: string },
	comment: Written,
): Promise<void> => {
	const { tx } = work;
	const named = await mentionable(tx, mentionsIn(comment.content), comment.author_id, comment.post_id);
	const notices = named
		.filter((member_id) => member_id !== post.author_id)
		.map((member_id) => ({
			...about(comment),
			member_id,
			kind: "mention" as const,
			same_as: `mention:${comment.id}:${member_id}`,
		}));
	if (notices.length > 0) await notify(platform, work, notices);
};

export const tellAuthorOfComment = async (
	platform: Platform,
	work: UnitOfWork,
	post: { author_id: string },
	comment: Written,
): Promise<void> => {
	const { tx } = work;
	const told = await mayBeTold(tx, {
		memberIds: [post.author_id],
		actorId: comment.author_id,
		postId: comment.post_id,
	});
	const notices = told.map((member_id) => ({ ...about(comment), member_id, kind: "comment" as const }));
	if (notices.length > 0) await notify(platform, work, notices);
};
