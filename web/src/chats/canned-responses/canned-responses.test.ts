import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf } from "../sample-chats.ts";
import { fillPlaceholders, matching, searchIn } from "./canned-responses.ts";

const response = (n: number, shortcut: string, body: string) => ({
	id: idOf(n),
	shared: false,
	mine: true,
	shortcut,
	body,
});
const all = [
	response(1, "bye", "Thank you for the talk."),
	response(2, "hello", "Good that you are here."),
	response(3, "thanks", "I am glad."),
];
const found = (search: string) => matching(all, search).map(({ shortcut }) => shortcut);

test("only a slash at the very start, with no space yet, searches the canned responses", () => {
	assert.equal(searchIn("/"), "");
	assert.equal(searchIn("/He"), "he");
	for (const text of ["", "hello", "a /he", "/he llo", " /he", "/he\n"]) assert.equal(searchIn(text), null);
});

test("responses are found by shortcut and by text, shortcuts that begin with it first", () => {
	assert.deepEqual(found(""), ["bye", "hello", "thanks"]);
	assert.deepEqual(found("thank"), ["thanks", "bye"]);
	assert.deepEqual(found("you"), ["bye", "hello"]);
	assert.deepEqual(found("nothing"), []);
});

test("a response inserts both names, and reads well while the visitor has none", () => {
	const greeting = "Hello {visitor}, I am {listener}.";
	assert.equal(fillPlaceholders(greeting, { visitor: "Rosa", listener: "Lina" }), "Hello Rosa, I am Lina.");
	assert.equal(fillPlaceholders(greeting, { visitor: null, listener: "Lina" }), "Hello, I am Lina.");
	assert.equal(fillPlaceholders("{visitor}, how are you?", { visitor: null, listener: "Lina" }), "How are you?");
	assert.equal(fillPlaceholders("Take care, {visitor}.", { visitor: null, listener: "Lina" }), "Take care.");
	assert.equal(fillPlaceholders("{listener}", { visitor: "{listener}", listener: "$&" }), "$&");
});
