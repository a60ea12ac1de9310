import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf } from "../sample-chats.ts";
import { askedFor, matching } from "./canned-responses.ts";

const words = (n: number, shortcut: string, body: string) => ({
	id: idOf(n),
	shared: false,
	mine: true,
	shortcut,
	body,
});
const all = [
	words(1, "bye", "Thank you for the talk."),
	words(2, "hello", "Good that you are here."),
	words(3, "thanks", "I am glad."),
];
const found = (asked: string) => matching(all, asked).map(({ shortcut }) => shortcut);

test("only a slash at the very start, with no space yet, asks for ready words", () => {
	assert.equal(askedFor("/"), "");
	assert.equal(askedFor("/He"), "he");
	for (const text of ["", "hello", "a /he", "/he llo", " /he", "/he\n"]) assert.equal(askedFor(text), null);
});

test("they are found by shortcut and by what they say, those that begin so first", () => {
	assert.deepEqual(found(""), ["bye", "hello", "thanks"]);
	assert.deepEqual(found("thank"), ["thanks", "bye"]);
	assert.deepEqual(found("you"), ["bye", "hello"]);
	assert.deepEqual(found("nothing"), []);
});
