/** Where a reader sees a post whole, on the site. */
export const postAddress = (readerId: string, postId: string): string => `/${readerId}/activity-feed/posts/${postId}`;

const commentBegin = "#comment-";

/** Behind a post's address: that comment below it. */
export const commentHash = (commentId: string): string => `${commentBegin}${commentId}`;

/** The comment that an address leads to. */
export const commentInHash = (hash: string): string | null =>
	hash.startsWith(commentBegin) ? hash.slice(commentBegin.length) : null;
