import assert from "node:assert/strict";
import type { Comment } from "@warmline/contract/feed/post";
import { test } from "vitest";
import { samplePost } from "../sample-posts.ts";
import { changedComment, commentsOf, type LoadedComments, withComment, withoutComment } from "./comment-pages.ts";

const commentOf = (id: string, content = "Hello"): Comment => ({
	id,
	post_id: "p1",
	author: samplePost("p1").author,
	content,
	created_at: "2026-11-21T12:00:00Z",
	edited_at: null,
	is_hidden: false,
	can_edit: true,
	can_delete: true,
});
const loaded: LoadedComments = {
	pages: [{ results: [commentOf("c1"), commentOf("c2")], next: "x" }],
	pageParams: [""],
};
const ids = (comments: LoadedComments) => commentsOf(comments).map(({ id }) => id);

test("one's own comment stands at the end, and once, whatever pages come after it", () => {
	const own = withComment(loaded, commentOf("c9"));
	assert.deepEqual(ids(own), ["c1", "c2", "c9"]);
	const all = { ...own, pages: [...own.pages, { results: [commentOf("c3"), commentOf("c9")], next: null }] };
	assert.deepEqual(ids(all), ["c1", "c2", "c3", "c9"]);
});

test("a comment that is changed or deleted is so where it stands", () => {
	assert.equal(commentsOf(changedComment(loaded, commentOf("c2", "Bye")))[1]?.content, "Bye");
	assert.deepEqual(ids(withoutComment(loaded, "c1")), ["c2"]);
	assert.deepEqual(commentsOf(undefined), []);
});
