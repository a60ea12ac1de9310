import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { textParts } from "./text-parts.ts";

const leading = (text: string) => textParts(text).filter(({ kind }) => kind !== "plain");

test("a mention leads to the member, a hashtag to its page (F4)", () => {
	assert.deepEqual(textParts("Thank you @Ann.Lee, #Été is here."), [
		{ kind: "plain", text: "Thank you " },
		{ kind: "mention", text: "@Ann.Lee", to: "/user/ann.lee" },
		{ kind: "plain", text: ", " },
		{ kind: "hashtag", text: "#Été", to: "/hashtag/%C3%A9t%C3%A9" },
		{ kind: "plain", text: " is here." },
	]);
});

test("a dot after a mention ends the sentence, but for who is known by a name that ends so (F4)", () => {
	assert.deepEqual(textParts("@Anna.-"), [
		{ kind: "mention", text: "@Anna", to: "/user/anna" },
		{ kind: "plain", text: ".-" },
	]);
	assert.deepEqual(textParts("@Anna.-", ["Anna."]), [
		{ kind: "mention", text: "@Anna.", to: "/user/anna." },
		{ kind: "plain", text: "-" },
	]);
	assert.deepEqual(textParts("@-bea", ["-bea"]), [{ kind: "mention", text: "@-bea", to: "/user/-bea" }]);
	for (const text of ["@...", "@-", "@-bea"]) assert.deepEqual(leading(text), [], text);
});

test("a topic in a script with marks is whole, and leads to one page however it is spelled (F4)", () => {
	assert.deepEqual(leading("#हिन्दी #cafe\u0301"), [
		{ kind: "hashtag", text: "#हिन्दी", to: `/hashtag/${encodeURIComponent("हिन्दी")}` },
		{ kind: "hashtag", text: "#cafe\u0301", to: "/hashtag/caf%C3%A9" },
	]);
});

test("an address is a link without what ends the sentence", () => {
	const hrefs = (text: string) => leading(text).map((part) => part.text);
	assert.deepEqual(hrefs("See https://example.org/a_(b). And (https://example.org/c), too!"), [
		"https://example.org/a_(b)",
		"https://example.org/c",
	]);
	assert.deepEqual(hrefs("https://example.org/#community?user=@ann"), ["https://example.org/#community?user=@ann"]);
});

test("numbers, mail addresses and addresses of nobody lead nowhere", () => {
	for (const text of ["#1 of #2026", "ann@example.org", "a#b", "https://", "http://localhost", "javascript:alert(1)"])
		assert.deepEqual(leading(text), [], text);
});

test("whatever is written, nothing of it is lost, and links lead to web pages only", () => {
	const piece = fc.constantFrom(
		"@",
		"#",
		"-",
		"\u0301",
		"https://",
		"a.b",
		" ",
		"(",
		")",
		"é",
		"/",
		"\n",
		"javascript:",
		"1",
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" }))), (pieces) => {
			const text = pieces.join("");
			const parts = textParts(text);
			assert.equal(parts.map((part) => part.text).join(""), text);
			for (const part of parts) if (part.kind === "link") assert.match(part.href, /^https?:\/\//i);
		}),
	);
});
