import assert from "node:assert/strict";
import { test } from "vitest";
import { languageName } from "./language-name.ts";

test("a visitor's language is told by its name", () => {
	assert.deepEqual([languageName("en"), languageName("fr")], ["English", "French"]);
});
