import {
	createComment,
	deleteComment as deleteCommentCall,
	editComment as editCommentCall,
	likePost as likePostCall,
	listComments,
} from "@warmline/contract/feed/calls";
import { ensureSelf, type MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { commentOnPost } from "./comments/comment-on-post.ts";
import { deleteComment } from "./comments/delete-comment.ts";
import { editComment } from "./comments/edit-comment.ts";
import { listCommentsFor } from "./comments/list-comments.ts";
import { noSuchComment } from "./errors.ts";
import type { FeedPorts } from "./ports.ts";
import { likePost } from "./posts/like-post.ts";

const commentIdFrom = ({ comment_id }: Record<string, string>) => idFrom(comment_id, noSuchComment);

/** What is done about the posts of others. */
export const socialRoutes = (calls: Calls<MemberRow>, platform: Platform, ports: FeedPorts) => {
	calls.answer(likePostCall, async ({ member, body }) => {
		ensureSelf(member, body.user_id);
		return likePost(platform, member, body);
	});

	calls.answer(listComments, ({ member, query }) => listCommentsFor(platform, member, query));

	calls.answer(createComment, async ({ member, body }) => {
		ensureSelf(member, body.author);
		return { result: await commentOnPost(platform, ports, member, body) };
	});

	calls.answer(editCommentCall, async ({ member, params, body }) => ({
		result: await editComment(platform, ports, member, commentIdFrom(params), body),
	}));

	calls.answer(deleteCommentCall, async ({ member, params }) => {
		await deleteComment(platform, member, commentIdFrom(params));
		return undefined;
	});
};
