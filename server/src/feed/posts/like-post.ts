import type { AnswerOf, BodyOf } from "@warmline/contract/calls";
import type { likePost as likePostCall } from "@warmline/contract/feed/calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { notify } from "../../notifications/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureMayWrite } from "../../profiles/index.ts";
import { announceChanged } from "../announce.ts";
import { mayBeTold } from "../audience-queries.ts";
import { noSuchPost } from "../errors.ts";
import { addLike, isLiked, takeLike } from "./like-queries.ts";
import { lockPost } from "./post-queries.ts";
import { showPost } from "./show-posts.ts";

const hour = 3600;
const mostAnHour = 600;

/** The post's lock makes of many who like it at once one after the other: each is counted, and nobody twice. */
export const likePost = async (
	platform: Platform,
	member: MemberRow,
	{ post_id, like }: Pick<BodyOf<typeof likePostCall>, "post_id" | "like">,
): Promise<AnswerOf<typeof likePostCall>> => {
	const { database, clock } = platform;
	await limitTo(platform, ["likes", member.id], { limit: mostAnHour, windowSeconds: hour });
	const isLikedNow = await inTransaction(database.db, async (work) => {
		const { tx, afterCommit } = work;
		const post = await lockPost(tx, member, post_id);
		if (!post) throw noSuchPost();
		const own = { post_id, member_id: member.id };
		const wanted = like ?? !(await isLiked(tx, own));
		// To take it back is nobody's to refuse.
		if (wanted) await ensureMayWrite(tx, clock, member);
		const isChanged = wanted ? await addLike(tx, own, clock.now()) : await takeLike(tx, own);
		if (isChanged) afterCommit(() => announceChanged(platform, post_id));
		if (isChanged && wanted) {
			const told = await mayBeTold(tx, { memberIds: [post.author_id], actorId: member.id, postId: post_id });
			const same_as = `like:${post_id}:${member.id}`;
			await notify(
				platform,
				work,
				told.map((member_id) => ({ member_id, kind: "like", actor_id: member.id, post_id, same_as })),
			);
		}
		return wanted;
	});
	return {
		message: isLikedNow ? t("You like this post.") : t("You no longer like this post."),
		result: await showPost(database.db, member, post_id),
	};
};
