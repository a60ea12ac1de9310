import { mentionsIn } from "@warmline/contract/feed/post";
import { notify } from "../notifications/index.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { mentionable } from "./audience-queries.ts";

/** Who is mentioned in a post, and may see it, is told once: also when it is edited again and again. */
export const tellMentioned = async (
	platform: Platform,
	work: UnitOfWork,
	post: { id: string; author_id: string; content: string },
): Promise<void> => {
	const { tx } = work;
	const mentioned = await mentionable(tx, mentionsIn(post.content), post.author_id, post.id);
	const notices = mentioned.map((member_id) => ({
		member_id,
		kind: "mention" as const,
		actor_id: post.author_id,
		post_id: post.id,
		same_as: `mention:${post.id}:${member_id}`,
	}));
	if (notices.length > 0) await notify(platform, work, notices);
};
