import assert from "node:assert/strict";
import { test } from "vitest";
import { withoutChosen } from "./chosen.ts";

test("what was saved is no longer under way, and the rest is", () => {
	assert.deepEqual(withoutChosen({ theme: "dark", digest: "never" }, { theme: "dark" }), { digest: "never" });
});

test("what was chosen anew meanwhile stays chosen", () => {
	assert.deepEqual(withoutChosen({ theme: "light" }, { theme: "dark" }), { theme: "light" });
});
