import type { BodyOf } from "@warmline/contract/calls";
import type { createComment } from "@warmline/contract/feed/calls";
import type { Comment } from "@warmline/contract/feed/post";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureMayWrite } from "../../profiles/index.ts";
import { announceChanged } from "../announce.ts";
import { noSuchPost, repeatsWords } from "../errors.ts";
import type { FeedPorts } from "../ports.ts";
import { lockPost } from "../posts/post-queries.ts";
import { toComment } from "../serializers.ts";
import { tellOfComment } from "./comment-notices.ts";
import { commentNamed, insertComment } from "./comment-queries.ts";

type Said = Pick<BodyOf<typeof createComment>, "post_id" | "content" | "client_id" | "checked">;

const hour = 3600;
const mostAnHour = 120;

/**
 * The post's lock counts it, and gives comments their order. What was stored before is answered again; the lock is also
 * why it cannot be stored twice.
 */
export const commentOnPost = async (
	platform: Platform,
	{ repeatsAVisitor }: Pick<FeedPorts, "repeatsAVisitor">,
	member: MemberRow,
	{ post_id, content, client_id, checked }: Said,
): Promise<Comment> => {
	const { database, clock } = platform;
	const { db } = database;
	const own = { post_id, author_id: member.id };
	const storedBefore = (from: Db) => (client_id ? commentNamed(from, { ...own, client_id }) : undefined);
	let repeats = false;
	if (!(await storedBefore(db))) {
		await ensureMayWrite(db, clock, member);
		await limitTo(platform, ["comments", member.id], { limit: mostAnHour, windowSeconds: hour });
		repeats = await repeatsAVisitor(db, member.id, content);
		if (repeats && !checked) throw repeatsWords();
	}
	return inTransaction(db, async (work) => {
		const { tx, afterCommit } = work;
		const post = await lockPost(tx, member, post_id);
		if (!post) throw noSuchPost();
		const known = await storedBefore(tx);
		if (known) return toComment(member, post, known);
		const comment = {
			...own,
			id: v7(),
			content,
			client_id: client_id ?? null,
			created_at: clock.now(),
			edited_at: null,
			hidden_at: null,
		};
		await insertComment(tx, comment);
		if (repeats)
			await record(tx, clock, { act: "publish_after_warning", member, params: { kind: "comment", id: comment.id } });
		await tellOfComment(platform, work, post, comment);
		afterCommit(() => announceChanged(platform, post_id));
		return toComment(member, post, { ...comment, author: member });
	});
};
