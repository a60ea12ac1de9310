import { type MemberRow, memberById, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchPost } from "../errors.ts";
import { mayDeletePost } from "../policy.ts";
import { lockPost } from "./post-queries.ts";
import { takeAwayPost } from "./take-away-post.ts";

export const deletePost = (platform: Platform, member: MemberRow, postId: string): Promise<void> =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const post = await lockPost(tx, member, postId);
		if (!post) throw noSuchPost();
		if (!mayDeletePost(member, post)) throw forbidden();
		if (post.author_id !== member.id) {
			const author = await memberById(tx, post.author_id);
			const about = author && namedPerson(author);
			await record(tx, platform.clock, { act: "delete_post", member, about, params: { kind: "post", id: postId } });
		}
		await takeAwayPost(platform, work, post);
	});
