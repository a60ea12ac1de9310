import assert from "node:assert/strict";
import { test } from "vitest";
import { forgetReference, keepReference, referenceFor } from "./reference-in-tab.ts";

test("what a referee typed stays with their token, and is not shown for another one", () => {
	keepReference({ token: "one", how_known: "From work", words: "", recommends: null });
	assert.equal(referenceFor("one").how_known, "From work");
	assert.deepEqual(referenceFor("two"), { token: "two", how_known: "", words: "", recommends: null });
	forgetReference();
	assert.equal(referenceFor("one").how_known, "");
});
