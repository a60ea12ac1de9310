import type { Post } from "@warmline/contract/feed/post";

const author = { id: "a1", username: "ann", first_name: "Ann", last_name: "Lee", name: "Ann", avatar: null };

/** A post for tests of what is pure. */
export const samplePost = (id: string, part: Partial<Post> = {}): Post => ({
	id,
	author,
	content: "Hello",
	created_at: "2026-11-21T12:00:00Z",
	edited_at: null,
	is_hidden: false,
	is_public: true,
	is_pinned: false,
	total_likes: 0,
	likes: [],
	liked: false,
	total_comments: 0,
	comments: [],
	media_type: null,
	media_url: null,
	media_title: null,
	media_alt: null,
	media_small_url: null,
	media_width: null,
	media_height: null,
	content_warning: null,
	hashtags: [],
	mentions: [],
	can_edit: false,
	can_delete: false,
	can_pin: false,
	...part,
});
