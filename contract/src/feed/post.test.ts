import assert from "node:assert/strict";
import { test } from "vitest";
import { commentText, hashtagsIn, mentionsIn, newPost, postChange, postMost, youtubeId } from "./post.ts";

const texts: readonly [text: string, tags: readonly string[]][] = [
	["A calm evening. #Motivation", ["motivation"]],
	["#one #two, #three! (#four) \u00ab\u00a0#five\u00a0\u00bb", ["one", "two", "three", "four", "five"]],
	["#Écoute and #ÉCOUTE are one", ["écoute"]],
	["Line\n#next_line", ["next_line"]],
	["#chat-with-us ends at the dash", ["chat"]],
	["no topic: C#sharp, &#39; and #1, #2024, #_", []],
	["https://example.org/page#part and https://example.org/#part", []],
	["##twice is a heading", []],
	["#2024plans is one", ["2024plans"]],
	["#日本語 too", ["日本語"]],
	["#हिन्दी and #ภาษาไทย keep their marks", ["हिन्दी", "ภาษาไทย"]],
	["#cafe\u0301 and #café are one", ["café"]],
	["\u2764\ufe0f#love, but no #\ufe0f\u20e3 and no दी#one", ["love"]],
	["", []],
];

for (const [text, tags] of texts) {
	test(`hashtags in ${JSON.stringify(text)} are ${tags.join(", ") || "none"} (F4)`, () => {
		assert.deepEqual(hashtagsIn(text), tags);
	});
}

const named: readonly [text: string, names: readonly (readonly string[])[]][] = [
	["Thank you @Lina!", [["lina"]]],
	["@lina and @LINA are one, @omar another", [["lina"], ["omar"]]],
	["ask @sam.okafor.", [["sam.okafor.", "sam.okafor"]]],
	["ask @sam-o, or (@tess_n)", [["sam-o"], ["tess_n"]]],
	[
		"@anna... or @-bea-",
		[
			["anna...", "anna..", "anna.", "anna"],
			["-bea-", "-bea"],
		],
	],
	["a mail to lina@society.example names nobody", []],
	["@ alone names nobody", []],
	["https://example.org/@lina is an address", []],
	["@élodie and @e\u0301lodie are one", [["élodie"]]],
];

for (const [text, names] of named) {
	test(`mentions in ${JSON.stringify(text)} may mean ${names.map((one) => one.join(" or ")).join(", ") || "nobody"} (F4)`, () => {
		assert.deepEqual(mentionsIn(text), names);
	});
}

const video = "dQw4w9WgXcQ";
const addresses: readonly [text: string, found: string | undefined][] = [
	[video, video],
	[` ${video} `, video],
	[`https://www.youtube.com/watch?v=${video}`, video],
	[`https://www.youtube.com/watch?list=PL1&v=${video}&t=42s`, video],
	[`https://m.youtube.com/watch?v=${video}`, video],
	[`https://youtu.be/${video}?si=abc`, video],
	[`https://www.youtube.com/embed/${video}`, video],
	[`https://www.youtube.com/shorts/${video}`, video],
	[`https://www.youtube-nocookie.com/embed/${video}`, video],
	[`https://youtu.be/${video}x`, undefined],
	[`https://youtube.example.org/watch?v=${video}`, undefined],
	["https://www.youtube.com/watch?v=short", undefined],
	[`javascript:alert("${video}")`, undefined],
	["", undefined],
];

for (const [text, found] of addresses) {
	test(`${JSON.stringify(text)} names ${found ? "a" : "no"} video of YouTube (F3)`, () => {
		assert.equal(youtubeId(text), found);
	});
}

const isTaken = (post: unknown) => newPost.safeParse(post).success;

test("a post needs words or media, and blank words are none (F6)", () => {
	assert.equal(isTaken({ content: "Hello" }), true);
	assert.equal(isTaken({ media_type: "youtube", media_url: video }), true);
	for (const content of [" \n ", "\u200b", "\u2060 \u200d\u3164", "\u2800"]) assert.equal(isTaken({ content }), false);
	assert.equal(isTaken({}), false);
	assert.equal(isTaken({ content: "", media_url: "" }), false);
});

test("a comment whose signs nobody sees is none, and one spelling is kept (F6)", () => {
	assert.equal(commentText.safeParse("\u200b\u200b").success, false);
	assert.equal(commentText.parse(" cafe\u0301 "), "café");
	assert.equal(commentText.parse("👩\u200d👧"), "👩\u200d👧");
});

test("a kind of media without an address, or an address that is not YouTube's, is refused (F3)", () => {
	assert.equal(isTaken({ content: "Look", media_type: "image" }), false);
	assert.equal(isTaken({ content: "Look", media_type: "youtube", media_url: "https://example.org" }), false);
	assert.equal(isTaken({ content: "Look", media_type: "painting", media_url: "x" }), false);
});

test("a post has at most 5,000 characters as people count them (F6)", () => {
	assert.equal(isTaken({ content: "🙂".repeat(postMost) }), true);
	assert.equal(isTaken({ content: "🙂".repeat(postMost + 1) }), false);
	assert.equal(postChange.safeParse({ content: "a".repeat(postMost + 1) }).success, false);
});
