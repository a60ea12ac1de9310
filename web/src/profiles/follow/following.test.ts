import assert from "node:assert/strict";
import { test } from "vitest";
import { sampleProfile } from "../sample-profile.ts";
import { withFollow, withFollowIn } from "./following.ts";

test("following counts at once, and taking it back gives what was there before (P1)", () => {
	const before = sampleProfile();
	const after = withFollow(before, true);
	assert.equal(after.you_follow, true);
	assert.equal(after.total_followers, 3);
	assert.equal(after.friends, 1);
	assert.deepEqual(withFollow(after, false), before);
});

test("the same answer twice counts once (P1)", () => {
	const after = withFollow(sampleProfile(), true);
	assert.deepEqual(withFollow(after, true), after);
});

test("who follows back is a friend from then on (P1)", () => {
	assert.equal(withFollow(sampleProfile({ following_you: true }), true).friends, 2);
	assert.equal(withFollow(sampleProfile({ following_you: true, you_follow: true }), false).friends, 0);
});

test("a list shows it for this member only (P4)", () => {
	const { id, username, first_name, last_name, name, role, avatar } = sampleProfile();
	const one = { id, username, first_name, last_name, name, role, avatar, you_follow: false };
	const pages = { pageParams: [""], pages: [{ results: [one, { ...one, id: "other" }] }] };
	const [page] = withFollowIn(pages, id, true).pages;
	assert.deepEqual(
		page?.results.map(({ you_follow }) => you_follow),
		[true, false],
	);
});
