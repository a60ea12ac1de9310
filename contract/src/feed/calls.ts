import * as z from "zod/mini";
import { communityRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id } from "../ids.ts";
import { pageOf, paging, wholeNumber } from "../paging.ts";
import { optionalText } from "../text.ts";
import { yesOrNo } from "../yes-or-no.ts";
import { checked, clientId, comment, commentText, newPost, post, postChange, postsAnHour } from "./post.ts";

const onePost = z.object({ result: post });
const oneComment = z.object({ result: comment });
const message = z.string();
const self = z.optional(z.unknown()).check(z.describe("Must be the session's own id."));

/** A page by its number costs all posts before it: whoever wants more goes by `cursor`. */
const mostByNumber = 10_000;

export const listPosts = call({
	method: "GET",
	path: "/activityfeed/posts/",
	summary:
		"Posts that the reader may see, the newest first. Pinned ones come before all others, unless words or media are looked for. By `cursor`, or by the older `page`.",
	who: communityRoles,
	query: z
		.object({
			...paging.shape,
			limit: z._default(wholeNumber(1, 100), 20),
			page: z.optional(wholeNumber(1, 500)),
			user_id: z.optional(id).check(z.describe("Of this author only.")),
			hashtag: optionalText(51),
			media: z
				.optional(z.enum(["image", "video", "any"]))
				.check(z.describe("Only posts with such media of their own.")),
			public: z.optional(yesOrNo).check(z.describe("Only posts that every member may see.")),
			query: optionalText(200).check(z.describe("Words to find in them.")),
		})
		.check(
			z.refine(({ page, limit }) => (page ?? 0) * limit <= mostByNumber, {
				path: ["page"],
				error: t("This page does not exist."),
			}),
		),
	status: 200,
	answer: pageOf(post),
	errors: [],
});

export const readPost = call({
	method: "GET",
	path: "/activityfeed/posts/:post_id/",
	summary: "One post.",
	who: communityRoles,
	status: 200,
	answer: onePost,
	errors: [],
});

export const createPost = call({
	method: "POST",
	path: "/activityfeed/posts/",
	summary: `Publish a post, at most ${postsAnHour} in an hour. Who is mentioned and may see it hears of it.`,
	who: communityRoles,
	body: newPost,
	status: 201,
	answer: onePost,
	errors: ["no_such_media", "repeats_a_visitor", "suspended"],
});

export const editPost = call({
	method: "PATCH",
	path: "/activityfeed/posts/:post_id/",
	summary: "Change one's own post; it says so from then on.",
	who: communityRoles,
	body: postChange,
	status: 200,
	answer: onePost,
	errors: ["nothing_left", "repeats_a_visitor", "suspended"],
});

const aboutPost = z.object({ post_id: id, user_id: self });

export const pinPost = call({
	method: "POST",
	path: "/activityfeed/posts/pin/",
	summary:
		"Pin a post before all others, or unpin it: the same call does both, or `pinned` says which. For moderators.",
	who: supervisingRoles,
	body: z.extend(aboutPost, { pinned: z.optional(z.boolean()) }),
	status: 200,
	answer: z.object({ message, result: post }),
	errors: ["too_many_pinned"],
});

export const deletePost = call({
	method: "DELETE",
	path: "/activityfeed/posts/delete/",
	summary: "Delete one's own post; moderators anybody's. Its media goes with it.",
	who: communityRoles,
	body: aboutPost,
	status: 200,
	answer: z.object({ message, result: z.object({ id }) }),
	errors: [],
});

export const likePost = call({
	method: "POST",
	path: "/activityfeed/posts/like/",
	summary: "Like a post, or take the like back: the same call does both, or `like` says which.",
	who: communityRoles,
	body: z.extend(aboutPost, { like: z.optional(z.boolean()) }),
	status: 200,
	answer: z.object({ message, result: post }),
	errors: ["suspended"],
});

export const listComments = call({
	method: "GET",
	path: "/activityfeed/comments/",
	summary: "Comments of a post, the oldest first.",
	who: communityRoles,
	query: z.object({ ...paging.shape, post_id: id }),
	status: 200,
	answer: pageOf(comment),
	errors: [],
});

export const createComment = call({
	method: "POST",
	path: "/activityfeed/comments/",
	summary: "Comment on a post. `client_id`: sent again it is stored once.",
	who: communityRoles,
	body: z.object({
		post_id: id,
		content: commentText,
		author: self,
		client_id: clientId,
		checked,
	}),
	status: 201,
	answer: oneComment,
	errors: ["repeats_a_visitor", "suspended"],
});

export const editComment = call({
	method: "PATCH",
	path: "/activityfeed/comments/:comment_id/",
	summary: "Change one's own comment.",
	who: communityRoles,
	body: z.object({ content: commentText, checked }),
	status: 200,
	answer: oneComment,
	errors: ["repeats_a_visitor", "suspended"],
});

export const deleteComment = call({
	method: "DELETE",
	path: "/activityfeed/comments/:comment_id/",
	summary: "Delete one's own comment, or one under one's own post; moderators anybody's.",
	who: communityRoles,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const trendingTags = call({
	method: "GET",
	path: "/activityfeed/hashtags/",
	summary:
		"The organisation’s standing tags, and those of the last seven days that most people used, in posts everybody may see.",
	who: communityRoles,
	status: 200,
	answer: z.object({
		standing: z.array(z.string()),
		trending: z.array(z.object({ tag: z.string(), people: z.int(), posts: z.int() })),
	}),
	errors: [],
});

export const suggest = call({
	method: "GET",
	path: "/activityfeed/suggestions/",
	summary: "Who or what may be meant while somebody types after @ or #: at most eight.",
	who: communityRoles,
	query: z.object({ kind: z.enum(["mention", "hashtag"]), query: optionalText(60) }),
	status: 200,
	answer: z.object({
		results: z.array(z.object({ word: z.string(), name: z.nullable(z.string()), avatar: z.nullable(z.string()) })),
	}),
	errors: [],
});

export const feedCalls = {
	listPosts,
	readPost,
	createPost,
	editPost,
	pinPost,
	deletePost,
	likePost,
	listComments,
	createComment,
	editComment,
	deleteComment,
	trendingTags,
	suggest,
};
