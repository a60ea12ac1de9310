import assert from "node:assert/strict";
import { test } from "vitest";
import { seenText } from "./last-seen-text.ts";

test("who is there now is not said to have been seen long ago", () => {
	const longAgo = "2020-01-01T00:00:00.000Z";
	assert.equal(seenText({ is_online: true, last_seen: longAgo }), "Online");
	assert.match(seenText({ is_online: false, last_seen: longAgo }), /^Last seen: \d+ days ago$/);
	assert.equal(seenText({ is_online: false, last_seen: null }), "Not logged in");
});
