import assert from "node:assert/strict";
import { test } from "vitest";
import { afterPosting, attemptOf, emptyDraft, isEmpty, isSendable, type PostDraft, postDraft } from "./draft.ts";

const draftOf = (part: Partial<PostDraft>): PostDraft => ({ ...emptyDraft, ...part });
const picture = { kind: "image", url: "/api/v1/media/1/", public_id: "1", width: 4, height: 3 } as const;
let ids = 0;
const newId = () => `id${++ids}`;

test("a post needs words that are not blank, or media (F6)", () => {
	assert.equal(isSendable(emptyDraft), false);
	assert.equal(isSendable(draftOf({ text: " \n " })), false);
	assert.equal(isSendable(draftOf({ text: "Hello" })), true);
	assert.equal(isSendable(draftOf({ media: picture })), true);
	assert.equal(isSendable(draftOf({ text: "😀".repeat(5000) })), true);
	assert.equal(isSendable(draftOf({ text: "a".repeat(5001), media: picture })), false);
});

test("what was begun is kept as it is, and a torn draft is an empty one", () => {
	const draft = draftOf({ text: "Hello", warning: "grief", isPublic: false, media: picture, alt: "A lake" });
	assert.deepEqual(postDraft.parse(JSON.parse(JSON.stringify(draft))), draft);
	assert.deepEqual(postDraft.parse({ text: 4, media: { kind: "image" } }), emptyDraft);
	assert.equal(isEmpty(emptyDraft), true);
	assert.equal(isEmpty(draft), false);
	assert.equal(isEmpty(draftOf({ text: " " })), true);
	assert.equal(isEmpty(draftOf({ isPublic: false })), false);
	assert.deepEqual(afterPosting(draft), draftOf({ isPublic: false }));
});

test("what is sent has only what was given (F3)", () => {
	assert.deepEqual(attemptOf(draftOf({ text: " Hello " }), () => "c").body, {
		content: "Hello",
		is_public: true,
		client_id: "c",
	});
	assert.deepEqual(attemptOf(draftOf({ media: picture, alt: " A lake ", warning: " " }), () => "c").body, {
		content: "",
		is_public: true,
		media_type: "image",
		media_url: picture.url,
		media_alt: "A lake",
		client_id: "c",
	});
	assert.deepEqual(
		attemptOf(draftOf({ media: { kind: "youtube", id: "dQw4w9WgXcQ" } }), () => "c").body.media_url,
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	);
});

test("the same is sent again under the same name, what was changed under another", () => {
	const first = attemptOf(draftOf({ text: "Hello" }), newId);
	const again = attemptOf(draftOf({ text: "Hello", tried: first.tried }), newId);
	assert.equal(again.body.client_id, first.body.client_id);
	const changed = attemptOf(draftOf({ text: "Hello!", tried: first.tried }), newId);
	assert.notEqual(changed.body.client_id, first.body.client_id);
});
