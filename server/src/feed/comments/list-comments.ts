import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listComments } from "@warmline/contract/feed/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { byId, fetchPage } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchPost } from "../errors.ts";
import { postSeen } from "../posts/post-queries.ts";
import { toComment } from "../serializers.ts";
import { commentsOf } from "./comment-queries.ts";

export const listCommentsFor = async (
	{ database: { db } }: Platform,
	member: MemberRow,
	{ post_id, ...paging }: QueryOf<typeof listComments>,
): Promise<AnswerOf<typeof listComments>> => {
	const post = await postSeen(db, member, post_id);
	if (!post) throw noSuchPost();
	const { rows, next } = await fetchPage(byId, paging, (page) => commentsOf(db, member, { post_id, ...page }));
	return { results: rows.map((comment) => toComment(member, post, comment)), next };
};
