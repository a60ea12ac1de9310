import assert from "node:assert/strict";
import { test } from "vitest";
import { inPageLanguage, storedSentences } from "./stored-text.ts";

test("what is stored in English reads the same on an English page", () => {
	for (const [stored, said] of Object.entries(storedSentences)) assert.equal(said, stored);
	assert.equal(inPageLanguage("Something else."), "Something else.");
});
