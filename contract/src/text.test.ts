import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { messageLimit, messageText } from "./chats/message.ts";
import { characters, requiredText } from "./text.ts";

test("a character is a code point, so an emoji counts as one (V5)", () => {
	assert.deepEqual(["", "abc", "🌻🌻", "é"].map(characters), [0, 3, 2, 1]);
	fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => characters(text) === [...text].length));
});

test("a message is taken exactly when it has 1 to 4,000 characters that are not all blank (V5)", () => {
	const near = fc.integer({ min: messageLimit - 3, max: messageLimit + 3 }).map((count) => "🌻".repeat(count));
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: "binary" }), near), (text) => {
			const good = text.trim() !== "" && characters(text) <= messageLimit;
			assert.equal(messageText.safeParse(text).success, good);
			if (good) assert.equal(messageText.parse(text), text);
		}),
	);
});

test("text that must be there is cut at its ends, and blank is missing (A7)", () => {
	const name = requiredText("A name, please.", 5);
	assert.equal(name.parse("  Ada "), "Ada");
	assert.equal(name.parse("🌻🌻🌻🌻🌻"), "🌻🌻🌻🌻🌻");
	for (const blank of ["", " \n", "\u200b\u2060"])
		assert.equal(name.safeParse(blank).error?.issues[0]?.message, "A name, please.");
	assert.equal(name.safeParse("abcdef").error?.issues[0]?.message, "Please use at most 5 characters.");
});
