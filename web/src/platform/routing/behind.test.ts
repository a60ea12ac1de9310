import assert from "node:assert/strict";
import { test } from "vitest";
import { behindIn } from "./behind.ts";

test("the page that was handed over stays in sight under the dialog", () => {
	const behind = { pathname: "/fr/hashtag/motivation", search: "?a=1", hash: "" };
	assert.deepEqual(behindIn({ behind }), behind);
});

test("a state that somebody else left counts as none", () => {
	for (const state of [null, undefined, "text", {}, { behind: null }, { behind: { pathname: 3 } }, { behind: {} }])
		assert.equal(behindIn(state), null);
});
