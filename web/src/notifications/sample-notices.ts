import type { Notification as Notice } from "@warmline/contract/notifications/calls";

/** For tests: a notice with what is given. */
export const sampleNotice = (given: Partial<Notice> = {}): Notice => ({
	id: "0198c000-0000-7000-8000-000000000001",
	kind: "follow",
	actor: { id: "0198c000-0000-7000-8000-00000000000a", username: "lina", name: "Lina", avatar: null },
	others: 0,
	target: { post_id: null, comment_id: null, message: null, words: null, shift_at: null },
	created_at: "2026-11-21T12:00:00.000Z",
	read_at: null,
	...given,
});

export const aboutPost = (post_id: string | null, comment_id: string | null = null): Notice["target"] => ({
	post_id,
	comment_id,
	message: null,
	words: null,
	shift_at: null,
});
