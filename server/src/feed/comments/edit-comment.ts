import type { BodyOf } from "@warmline/contract/calls";
import type { editComment as editCommentCall } from "@warmline/contract/feed/calls";
import type { Comment } from "@warmline/contract/feed/post";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureMayWrite } from "../../profiles/index.ts";
import { announceChanged } from "../announce.ts";
import { repeatsWords } from "../errors.ts";
import { mayEditComment } from "../policy.ts";
import type { FeedPorts } from "../ports.ts";
import { toComment } from "../serializers.ts";
import { tellMentionedIn } from "./comment-notices.ts";
import { changeComment } from "./comment-queries.ts";
import { lockComment } from "./lock-comment.ts";

const hour = 3600;
const mostAnHour = 240;

export const editComment = async (
	platform: Platform,
	{ repeatsAVisitor }: Pick<FeedPorts, "repeatsAVisitor">,
	member: MemberRow,
	commentId: string,
	{ content, checked }: BodyOf<typeof editCommentCall>,
): Promise<Comment> => {
	const { database, clock } = platform;
	await ensureMayWrite(database.db, clock, member);
	await limitTo(platform, ["comment edits", member.id], { limit: mostAnHour, windowSeconds: hour });
	const repeats = await repeatsAVisitor(database.db, member.id, content);
	return inTransaction(database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { post, comment } = await lockComment(tx, member, commentId);
		if (!mayEditComment(member, comment)) throw forbidden();
		if (repeats && !checked) throw repeatsWords();
		const change = { content, edited_at: clock.now() };
		await changeComment(tx, commentId, change);
		const changed = { ...comment, ...change };
		if (repeats)
			await record(tx, clock, { act: "publish_after_warning", member, params: { kind: "comment", id: commentId } });
		if (comment.hidden_at === null) await tellMentionedIn(platform, work, post, changed);
		afterCommit(() => announceChanged(platform, post.id));
		return toComment(member, post, changed);
	});
};
