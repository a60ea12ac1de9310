import type { Post } from "@warmline/contract/feed/post";
import { createDraftStore } from "../../platform/storage/draft-store.ts";

/** How one's own post is being changed. `touched`: it is another already than the post. */
export type PostEdit = {
	readonly text: string;
	readonly warning: string;
	readonly alt: string;
	readonly isPublic: boolean;
	readonly touched: boolean;
};

export const editOf = (post: Post): PostEdit => ({
	text: post.content,
	warning: post.content_warning ?? "",
	alt: post.media_alt ?? "",
	isPublic: post.is_public,
	touched: false,
});

/** By the place and the post: scrolled away, or in a dialog that was closed, no word of it is lost. */
export const postEdits = createDraftStore<PostEdit>();

/** By the comment. */
export const commentEdits = createDraftStore<{ readonly text: string; readonly touched: boolean }>();
