import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { notKeptApart, notMutedBy } from "../profiles/index.ts";
import { comments, post_likes, posts } from "./tables.ts";
import { commentsOfEach, postsOfEach } from "./visibility-queries.ts";

type Notice = Readonly<Record<"kind" | "member_id" | "actor_id" | "post_id" | "comment_id", AnyPgColumn>>;

/**
 * For queries of notices: whether a member may hear by now what another did. What is gone is not asked about; its notices
 * went with it. A like that was taken back is told no more, and given anew it is the one of before.
 */
export const noticeShown = ({ kind, member_id, actor_id, post_id, comment_id }: Notice): SQL => sql`(
	${notKeptApart(member_id, actor_id)}
	AND ${notMutedBy(member_id, actor_id)}
	AND NOT EXISTS (
		SELECT FROM ${posts}
		JOIN ${members} ON ${members.id} = ${member_id}
		LEFT JOIN ${comments} ON ${comments.id} = ${comment_id}
		WHERE ${posts.id} = ${post_id}
			AND NOT (
				${postsOfEach()}
				AND (${comments.id} IS NULL OR ${commentsOfEach()})
				AND (${kind} <> 'like' OR EXISTS (
					SELECT FROM ${post_likes} WHERE ${post_likes.post_id} = ${posts.id} AND ${post_likes.member_id} = ${actor_id}
				))
			)
	)
)`;
