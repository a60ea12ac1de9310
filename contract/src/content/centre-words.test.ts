import assert from "node:assert/strict";
import { test } from "vitest";
import { fillText } from "./centre-words.ts";

test("how to text a centre is said in each language, with the word and the number of the data (N6)", () => {
	const sentence = "Textez {word} au {number}";
	assert.equal(fillText("Text CONNECT to 686868", sentence), "Textez CONNECT au 686868");
	assert.equal(fillText("1-877-336-2433", sentence), null);
});
