import assert from "node:assert/strict";
import { test } from "vitest";
import { askedWord, withWord } from "./asked-word.ts";

const at = (text: string) => askedWord(text.replace("|", ""), text.indexOf("|"));

test("a word that is begun after @ or # asks for suggestions (F4)", () => {
	assert.deepEqual(at("Thank you @an|"), { kind: "mention", query: "an", from: 11 });
	assert.deepEqual(at("@|"), { kind: "mention", query: "", from: 1 });
	assert.deepEqual(at("so (#Mot|)"), { kind: "hashtag", query: "mot", from: 5 });
	assert.deepEqual(at("#हिन्दी|"), { kind: "hashtag", query: "हिन्दी", from: 1 });
	assert.deepEqual(at("@ann.l|+"), { kind: "mention", query: "ann.l", from: 1 });
});

test("elsewhere nothing is asked for", () => {
	for (const text of ["|@ann", "@ann |", "ann@ex|", "@an|n", "https://x.y/#to|", "#a.b|", "plain|"])
		assert.equal(at(text), null, text);
});

test("what is chosen takes the place of what was typed, with a space behind it (F4)", () => {
	const asked = askedWord("Hi @an", 6);
	assert.ok(asked);
	assert.deepEqual(withWord("Hi @an", 6, asked, "ann"), { text: "Hi @ann ", cursor: 8 });
	assert.deepEqual(withWord("Hi @an and", 6, asked, "ann"), { text: "Hi @ann and", cursor: 8 });
});
