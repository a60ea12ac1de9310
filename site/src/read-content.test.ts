import assert from "node:assert/strict";
import { test } from "vitest";
import { readContentFolder } from "./content-files.ts";
import { ContentProblems } from "./problems.ts";
import { checkContent } from "./read-content.ts";

const files = readContentFolder();

/** What is said of the content in which one file has been changed. */
const saysOf = (file: string, change: (text: string) => string): readonly string[] => {
	try {
		checkContent(new Map(files).set(file, change(files.get(file) ?? "")));
	} catch (error) {
		assert.ok(error instanceof ContentProblems);
		return error.problems.map((one) => `${one.file}, line ${one.line}: ${one.says}`);
	}
	return [];
};

test("the content that comes with the product can be used (N1, N6, N9, N10)", () => {
	checkContent();
	assert.deepEqual(
		saysOf("society.json", (text) => text),
		[],
	);
});

test("a file that is not well formed is named with its line", () => {
	const [says = ""] = saysOf("en/society.json", (text) =>
		text.replace('"region": "Ontario"', '"region": "Ontario" "x"'),
	);
	assert.match(says, /^content\/en\/society\.json, line 6: This is not well formed here: /);
});

test("what is said twice is named with its line, for only one of the two would count", () => {
	const [says = ""] = saysOf("en/society.json", (text) =>
		text.replace('"region": "Ontario"', '"region": "Ontario",\n\t"region": "Quebec"'),
	);
	assert.match(says, /^content\/en\/society\.json, line 7: This is not well formed here: .*unique/);
});

test("what is missing, misspelled or of a wrong kind is named with its line", () => {
	assert.deepEqual(
		saysOf("en/society.json", (text) => text.replace('"region"', '"regoin"')),
		[
			'content/en/society.json, line 1: "region" is missing.',
			'content/en/society.json, line 6: "regoin" is not known here. Is it misspelled?',
		],
	);
	assert.deepEqual(
		saysOf("society.json", (text) => text.replace('"hello@warmline.example"', '"hello"')),
		['content/society.json, line 2: "contact_email" must be an email address.'],
	);
	assert.deepEqual(
		saysOf("en/society.json", (text) => text.replace('"Ontario"', "7")),
		['content/en/society.json, line 6: "region" must be text.'],
	);
	assert.deepEqual(
		saysOf("en/society.json", (text) => text.replace('"Ontario"', '" "')),
		['content/en/society.json, line 6: "region" must not be empty.'],
	);
	assert.deepEqual(
		saysOf("society.json", (text) => text.replace('["en"]', "[]")),
		['content/society.json, line 7: "listeners_speak" must not be empty.'],
	);
});

test("an entry of the crisis page with a wrong number is named with its line (N6)", () => {
	assert.deepEqual(
		saysOf("crisis-centres.json", (text) => text.replace('"1-800-668-6868"', '"1-800-KIDS"')),
		[
			'content/crisis-centres.json, line 47: "entry 3, phone, entry 1, number" must be written as in the other entries.',
		],
	);
});

test("9-8-8 cannot be taken off the crisis page (N6)", () => {
	assert.deepEqual(
		saysOf("crisis-centres.json", (text) => text.replace('"number": "988"', '"number": "989"')),
		["content/crisis-centres.json, line 1: 988 must be among the centres."],
	);
});

test("the script cards are the same in every language, each once and as hard", () => {
	const cards = "fr/script-cards.json";
	const lines = (files.get(cards) ?? "").split("\n");
	const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
	assert.deepEqual(
		saysOf(cards, (text) => text.replace('"card": "new-city"', '"card": "old-city"')),
		[
			`content/${cards}, line ${lineOf('"new-city"')}: "entry 2, card" cannot be used: "old-city" is not among the cards of the first language.`,
			`content/${cards}, line 1: This cannot be used: the card "new-city" is missing.`,
		],
	);
	assert.deepEqual(
		saysOf(cards, (text) => text.replace('"level": 1', '"level": 2')),
		[`content/${cards}, line ${lineOf('"level"')}: "entry 1, level" cannot be used: it is 1 in the first language.`],
	);
	assert.match(
		saysOf("en/script-cards.json", (text) => text.replace('"card": "new-city"', '"card": "exam-stress"'))[0] ?? "",
		/^content\/en\/script-cards\.json, line \d+: "entry 2, card" cannot be used: "exam-stress" is there already\.$/,
	);
	assert.deepEqual(
		saysOf("en/script-cards.json", (text) => text.replace('"level": 1', '"level": 4')).map((says) => says.slice(0, 61)),
		['content/en/script-cards.json, line 5: "entry 1, level" cannot'],
	);
});

test("what applicants choose from is the same in every language, each choice once", () => {
	const french = "fr/recruitment.json";
	assert.match(
		saysOf(french, (text) => text.replace('"tool": "acuity"', '"tool": "discord"')).join("\n"),
		/"discord" is there already/,
	);
	assert.match(
		saysOf(french, (text) => text.replace('"country": "Canada"', '"country": "Ireland"')).join("\n"),
		/the entries must be the same in every language, in the same order/,
	);
	assert.match(
		saysOf("en/recruitment.json", (text) => text.replace('"level": 3', '"level": 2')).join("\n"),
		/"2" is there already/,
	);
});

test("a number that nobody answers any more is refused wherever and however it is written (N6)", () => {
	const page = "en/pages/volunteer.md";
	const at = (files.get(page) ?? "").split("\n").length + 1;
	for (const number of ["519-256-5000", "(519) 256 5000", "1-519-256-5000", "5192565000"]) {
		assert.deepEqual(
			saysOf(page, (text) => `${text}\n\nCall ${number} today.\n`).map((says) => says.replace(/: Distress.*/, "")),
			[`content/${page}, line ${at + 1}: 519-256-5000 must not be published`],
			number,
		);
	}
	assert.equal(saysOf("crisis-centres.json", (text) => text.replace("1-800-668-6868", "1-833-456-4566")).length, 1);
});

test("a page's head and text are checked, with the line of the file", () => {
	const page = "fr/pages/privacy.md";
	const lines = (files.get(page) ?? "").split("\n");
	const updated = lines.findIndex((line) => line.startsWith("updated:"));
	const changed = (at: number, to: string) => lines.with(at, to).join("\n");
	assert.deepEqual(
		saysOf(page, () => changed(updated, "updated: yesterday")),
		[`content/${page}, line ${updated + 1}: "updated" must be a day such as 2026-11-21.`],
	);
	assert.deepEqual(
		saysOf(page, () => changed(0, "")),
		[`content/${page}, line 1: A page begins with its head, between two lines of ---.`],
	);
	const last = lines.length;
	const withLine = (line: string) => saysOf(page, () => [...lines, "", line, ""].join("\n"));
	const says = (sentence: string) => [`content/${page}, line ${last + 2}: ${sentence}`];
	assert.deepEqual(withLine("<script>alert(1)</script>"), says("A page cannot have this: HTML code."));
	assert.deepEqual(withLine("![a](/a.png)"), says("A page cannot have this: a picture."));
	const head = lines.slice(0, lines.indexOf("---", 1) + 1);
	assert.deepEqual(
		saysOf(page, () => `${head.join("\n")}\n\n`),
		[`content/${page}, line ${head.length + 1}: The page has no text yet.`],
	);
	assert.deepEqual(withLine("# Big"), says("The page’s heading is its title. Begin other headings with ##."));
	for (const address of ["javascript:alert(1)", "http://example.org", "Volunteer"]) {
		assert.deepEqual(
			withLine(`[here](${address})`),
			says(`"${address}" is no address: begin with / for a page of this site, else with https://.`),
		);
	}
});

test("each phrase of the crisis page stands in every other language, and no other phrase does (N6)", () => {
	const file = "fr/centre-words.json";
	const lines = (files.get(file) ?? "").split("\n");
	const at = lines.findIndex((line) => line.includes('"Ages 16+"'));
	assert.deepEqual(
		saysOf(file, (text) => text.replace('"Ages 16+"', '"Ages 17+"')),
		[
			`content/${file}, line ${at + 1}: "Ages 17+" cannot be used: it is not a phrase of crisis-centres.json.`,
			`content/${file}, line 1: "Ages 16+" is missing.`,
		],
	);
	assert.deepEqual(
		saysOf(file, (text) => text.replace("{word} au", "un mot au")),
		[`content/${file}, line 2: "Text {word} to {number}" cannot be used: {word} and {number} must stand in it.`],
	);
	assert.deepEqual(
		saysOf(file, (text) => text.replace(/\t"Kids Help Phone".*\n/, "")),
		[],
	);
	assert.deepEqual(
		saysOf("en/centre-words.json", () => '{\n\t"Sometimes": "Now and then"\n}\n'),
		['content/en/centre-words.json, line 2: "Sometimes" cannot be used: it is not a phrase of crisis-centres.json.'],
	);
});

test("a page that one language lacks is missed", () => {
	const says = saysOf("en/home.json", (text) => text);
	assert.deepEqual(says, []);
	const others = new Map([...files].filter(([file]) => file !== "fr/pages/terms.md"));
	assert.throws(() => checkContent(others), /content\/fr\/pages\/terms\.md, line 1: This file is missing\./);
});
