import assert from "node:assert/strict";
import { test } from "vitest";
import { backgroundIn } from "./background-location.ts";

test("the page that was handed over stays in sight under the dialog", () => {
	const background = { pathname: "/fr/hashtag/motivation", search: "?a=1", hash: "" };
	assert.deepEqual(backgroundIn({ background }), background);
});

test("a state that somebody else left counts as none", () => {
	for (const state of [
		null,
		undefined,
		"text",
		{},
		{ background: null },
		{ background: { pathname: 3 } },
		{ background: {} },
	])
		assert.equal(backgroundIn(state), null);
});
