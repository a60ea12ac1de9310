import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listComments } from "@warmline/contract/feed/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { idAt } from "../../platform/http/requests/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchPost } from "../errors.ts";
import { postSeen } from "../posts/post-queries.ts";
import { toComment } from "../serializers.ts";
import { commentsOf } from "./comment-queries.ts";

export const listCommentsFor = async (
	{ database: { db } }: Platform,
	member: MemberRow,
	{ post_id, cursor, limit }: QueryOf<typeof listComments>,
): Promise<AnswerOf<typeof listComments>> => {
	const after = idAt(cursor);
	const post = await postSeen(db, member, post_id);
	if (!post) throw noSuchPost();
	const found = await commentsOf(db, member, { post_id, after, limit: limit + 1 });
	const shown = found.slice(0, limit);
	return {
		results: shown.map((comment) => toComment(member, post, comment)),
		next: (found.length > limit && shown.at(-1)?.id) || null,
	};
};
