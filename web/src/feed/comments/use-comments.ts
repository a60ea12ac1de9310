import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { createComment, deleteComment, editComment } from "@warmline/contract/feed/calls";
import type { Comment, Post } from "@warmline/contract/feed/post";
import { useMemo, useRef } from "react";
import { request } from "../../platform/http/api.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { feedKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { useSession } from "../../platform/session.ts";
import { commentsQuery } from "../api.ts";
import { commentEdits } from "../compose/kept-edits.ts";
import { changeKnown } from "../known-posts.ts";
import { changeLoaded } from "../loaded.ts";
import { useLastSending } from "../use-last-sending.ts";
import { changedComment, commentsOf, type LoadedComments, withComment, withoutComment } from "./comment-pages.ts";
import { commentArrived, commentName } from "./kept-comment.ts";

export const useComments = (postId: string) => {
	const query = useInfiniteQuery(commentsQuery(postId));
	return { query, comments: useMemo(() => commentsOf(query.data), [query.data]) };
};

type Written = { readonly content: string; readonly checked: boolean };

/** What one does with comments of a post. Where the count was told meanwhile, it is not counted twice. */
export const useCommentActs = (post: Post) => {
	const queries = useQueryClient();
	const userId = useSession()?.user_id ?? "";
	const sendings = feedKeys.commenting(post.id);
	const count = useRef(post.total_comments);
	const change = (how: (loaded: LoadedComments) => LoadedComments) =>
		changeLoaded<LoadedComments>(queries, feedKeys.comments(post.id), how);

	const { mutate } = useApiMutation(
		async ({ content, checked }: Written) => {
			count.current = post.total_comments;
			const client_id = commentName(userId, post.id, content);
			const body = { post_id: post.id, content, client_id, ...(checked ? { checked } : {}) };
			return (await request(createComment, { body })).result;
		},
		{
			mutationKey: sendings,
			// Here, since it is done also for who has closed the dialog meanwhile.
			onSuccess: (comment, { content }) => {
				commentArrived(userId, post.id, content);
				change((loaded) => withComment(loaded, comment));
				const total_comments = count.current + 1;
				changeKnown(queries, post.id, (now) => ({
					...now,
					total_comments: Math.max(now.total_comments, total_comments),
				}));
			},
		},
	);

	const edit = useApiMutation(
		async ({ id, content, checked }: Written & Pick<Comment, "id">) => {
			const body = { content, ...(checked ? { checked } : {}) };
			return (await request(editComment, { params: { comment_id: id }, body })).result;
		},
		{
			onSuccess: (comment) => {
				commentEdits.drop(comment.id);
				change((loaded) => changedComment(loaded, comment));
			},
		},
	);

	const remove = useApiMutation(
		async (comment_id: string) => {
			count.current = post.total_comments;
			try {
				await request(deleteComment, { params: { comment_id } });
			} catch (failure) {
				// Somebody else was faster: it is gone, as it should be.
				if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
			}
			return comment_id;
		},
		{
			onSuccess: (id) => {
				change((loaded) => withoutComment(loaded, id));
				const total_comments = Math.max(0, count.current - 1);
				changeKnown(queries, post.id, (now) => ({
					...now,
					total_comments: Math.min(now.total_comments, total_comments),
				}));
			},
		},
	);

	return { write: { mutate, ...useLastSending(sendings) }, edit, remove };
};

export type CommentActs = ReturnType<typeof useCommentActs>;
