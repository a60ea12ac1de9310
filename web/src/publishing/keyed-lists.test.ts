import assert from "node:assert/strict";
import { applicationQuestions, applicationQuestionsLike } from "@warmline/contract/applications/application-questions";
import { recruitmentNames } from "@warmline/contract/content/recruitment-names";
import { scriptCards, scriptCardsLike } from "@warmline/contract/content/script-cards";
import { readContentFolder } from "@warmline/site/content-files";
import { test } from "vitest";
import { formatData, withValue } from "./data-value.ts";
import { alignLanguages, newEntry } from "./keyed-lists.ts";

const content = readContentFolder();
const filesOf = (file: string) =>
	Object.fromEntries(["en", "fr"].map((language) => [`${language}/${file}`, content.get(`${language}/${file}`) ?? ""]));
const dataIn = (text: string | undefined) => JSON.parse(text ?? "null");

const why = { question: "Why now?", asked_of: "listener", required: true };

test("a question that is added in one language waits for its words in the other, and is the same question", () => {
	const files = filesOf("application-questions.json");
	const english = dataIn(files["en/application-questions.json"]);
	const asked = newEntry({ id: "", ...why });
	const changed = formatData(withValue(english, ["own_questions"], [asked]));
	const after = alignLanguages("en/application-questions.json", { ...files, "en/application-questions.json": changed });
	const french = dataIn(after["fr/application-questions.json"]);
	assert.deepEqual(french.own_questions, [{ ...dataIn(JSON.stringify(asked)), question: "" }]);

	french.own_questions[0].question = "Pourquoi maintenant?";
	const first = applicationQuestions.parse(dataIn(after["en/application-questions.json"]));
	assert.equal(applicationQuestionsLike(first).safeParse(french).success, true);

	const optional = formatData(withValue(first, ["own_questions", 0, "required"], false));
	const again = alignLanguages("en/application-questions.json", {
		"en/application-questions.json": optional,
		"fr/application-questions.json": formatData(french),
	});
	const [question] = dataIn(again["fr/application-questions.json"]).own_questions;
	assert.deepEqual([question.question, question.required], ["Pourquoi maintenant?", false]);
});

test("entries that are moved or taken out in one language are so in the other, with their words", () => {
	const files = filesOf("script-cards.json");
	const cards = scriptCards.parse(dataIn(files["fr/script-cards.json"]));
	const [first, second, third, ...rest] = cards;
	const changed = { ...files, "fr/script-cards.json": formatData([third, first, ...rest]) };
	const english = scriptCards.parse(dataIn(alignLanguages("fr/script-cards.json", changed)["en/script-cards.json"]));
	assert.deepEqual(
		english.map(({ card }) => card),
		[third, first, ...rest].map((one) => one?.card),
	);
	assert.ok(second && english.every(({ title, card }) => title !== "" && card !== second.card));
	assert.equal(scriptCardsLike(english).safeParse([third, first, ...rest]).success, true);
});

test("what an entry is stored as can be typed anew without losing its name in the other language", () => {
	const files = filesOf("recruitment.json");
	const english = recruitmentNames.parse(dataIn(files["en/recruitment.json"]));
	let texts = files;
	for (const typed of ["Canad", "Canada (West)"]) {
		const changed = formatData(withValue(english, ["countries", 0, "country"], typed));
		texts = alignLanguages("en/recruitment.json", { ...texts, "en/recruitment.json": changed });
	}
	const [country] = dataIn(texts["fr/recruitment.json"]).countries;
	assert.deepEqual(country, { country: "Canada (West)", name: dataIn(files["fr/recruitment.json"]).countries[0].name });
});

test("a file that is no JSON, or has no such list, changes nothing", () => {
	const files = filesOf("application-questions.json");
	for (const broken of ["{", "[]", '{ "own_questions": [3] }']) {
		const texts = { ...files, "en/application-questions.json": broken };
		assert.deepEqual(alignLanguages("en/application-questions.json", texts), texts);
	}
	const pages = { "en/pages/about.md": "a", "fr/pages/about.md": "b" };
	assert.deepEqual(alignLanguages("en/pages/about.md", pages), pages);
});
