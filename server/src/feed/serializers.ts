import { type Comment, hashtagsIn, type Post } from "@warmline/contract/feed/post";
import { personOf } from "../accounts/index.ts";
import { mediaUrl } from "../media/index.ts";
import { mayDeleteComment, mayDeletePost, mayEditComment, mayEditPost, mayPin } from "./policy.ts";
import type { NamedPost } from "./posts/post-queries.ts";
import { youtubeAddress } from "./posts/youtube-address.ts";
import type { NamedComment } from "./seen-queries.ts";
import type { Reader } from "./visibility-queries.ts";

/** `post`: the one it stands under. */
export const toComment = (reader: Reader, post: { author_id: string }, comment: NamedComment): Comment => ({
	id: comment.id,
	post_id: comment.post_id,
	author: personOf(comment.author),
	content: comment.content,
	created_at: comment.created_at.toISOString(),
	edited_at: comment.edited_at?.toISOString() ?? null,
	is_hidden: comment.hidden_at !== null,
	can_edit: mayEditComment(reader, comment),
	can_delete: mayDeleteComment(reader, comment, post),
});

const mediaOf = ({ media_type, media_id, youtube_id, media_title, media_alt, media }: NamedPost) => {
	const none = { media_type: null, media_url: null, media_small_url: null, media_width: null, media_height: null };
	const words = { media_title, media_alt };
	if (youtube_id !== null)
		return { ...none, ...words, media_type: "youtube" as const, media_url: youtubeAddress(youtube_id) };
	if (media_id === null || !media) return { ...none, media_title: null, media_alt: null };
	return {
		...words,
		media_type,
		media_url: mediaUrl(media_id),
		media_small_url: media.small_size > 0 ? mediaUrl(media_id, true) : null,
		media_width: media.width,
		media_height: media.height,
	};
};

/** What stands around a post: who likes it, and the latest comments. */
export type Around = { likes: readonly string[]; comments: readonly NamedComment[] };

export const toPost = (reader: Reader, post: NamedPost, { likes, comments }: Around): Post => ({
	id: post.id,
	author: personOf(post.author),
	content: post.content,
	created_at: post.created_at.toISOString(),
	edited_at: post.edited_at?.toISOString() ?? null,
	is_hidden: post.hidden_at !== null,
	is_public: post.is_public,
	is_pinned: post.pinned_at !== null,
	total_likes: post.total_likes,
	likes: likes.map((id) => ({ id })),
	liked: likes.includes(reader.id),
	total_comments: post.total_comments,
	comments: comments.map((comment) => toComment(reader, post, comment)),
	...mediaOf(post),
	content_warning: post.content_warning,
	hashtags: hashtagsIn(post.content),
	mentions: post.mentions,
	can_edit: mayEditPost(reader, post),
	can_delete: mayDeletePost(reader, post),
	can_pin: mayPin(reader),
});
