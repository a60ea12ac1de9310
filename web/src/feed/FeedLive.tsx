import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { feedKeys } from "../platform/http/query-keys.ts";
import { useMemberFrame, useMemberLineBack, useMemberLineFirst } from "../platform/realtime/member-channel.tsx";
import { useSession } from "../platform/session.ts";
import { withCounts } from "./feed-cache.ts";
import {
	changeKnown,
	forgetAuthor,
	forgetPost,
	hearArrived,
	hearUncovered,
	isKnown,
	lookAgain,
	missedElsewhere,
	renewPost,
} from "./known-posts.ts";
import { afterFetch } from "./loaded.ts";

/** Keeps the posts that were loaded as they are, whatever page one is on. */
export function FeedLive() {
	const queries = useQueryClient();
	const ownId = useSession()?.user_id;
	const publishing = useIsMutating({ mutationKey: feedKeys.publishing }) > 0;

	useMemberFrame("new_post", ({ post_id, author_id }) => {
		// One's own comes with the answer to its sending, which may be a moment later.
		if (author_id === ownId && publishing) return;
		missedElsewhere(queries);
		const whole = feedKeys.list({});
		const count = () => {
			if (queries.getQueryData(whole) !== undefined && !isKnown(queries, post_id)) hearArrived(queries, [post_id]);
		};
		// The first page may be under way, and was perhaps read before this post.
		if (queries.getQueryData(whole) === undefined) afterFetch(queries, whole, count);
		else count();
	});
	useMemberFrame("post_changed", ({ post_id, total_likes, total_comments, edited, is_pinned }) => {
		if (!isKnown(queries, post_id)) {
			if (edited || is_pinned) void hearUncovered(queries, post_id, is_pinned === true);
			return;
		}
		changeKnown(queries, post_id, withCounts({ total_likes, total_comments }));
		if (total_comments !== undefined) void queries.invalidateQueries({ queryKey: feedKeys.comments(post_id) });
		if (edited !== undefined || is_pinned !== undefined) void renewPost(queries, post_id);
	});
	useMemberFrame("post_deleted", ({ post_id }) => forgetPost(queries, post_id));
	useMemberFrame("member_gone", ({ member_id }) => forgetAuthor(queries, member_id));
	const look = () => afterFetch(queries, feedKeys.list({}), () => void lookAgain(queries, {}));
	useMemberLineFirst(look);
	useMemberLineBack(() => {
		look();
		missedElsewhere(queries, "active");
		void queries.invalidateQueries({ queryKey: feedKeys.posts });
		void queries.invalidateQueries({ queryKey: feedKeys.allComments });
	});
	return null;
}
