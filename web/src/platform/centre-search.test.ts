import assert from "node:assert/strict";
import { test } from "vitest";
import retired from "../../../content/crisis-numbers-do-not-publish.json" with { type: "json" };
import french from "../../../content/fr/centre-words.json" with { type: "json" };
import { callAddress, textAddress } from "./call-address.ts";
import { findCentres, places, searched } from "./centre-search.ts";
import { centres, chatCentres, firstCentres, textInWords } from "./crisis-lines.ts";

const digits = (text: string) => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

test("no number that is closed, foreign or not meant for the public is listed (N6)", () => {
	const listed = centres.flatMap((centre) => [...centre.phone.map((line) => line.number), centre.text ?? ""]);
	const shown = new Set(listed.flatMap((text) => text.match(/[\d-]{3,}/g) ?? []).map(digits));
	for (const { number } of retired) assert.ok(!shown.has(digits(number)), `${number} must not be listed`);
});

test("emergency services and 9-8-8 stand first, and a search does not take part in them (N6)", () => {
	assert.deepEqual(
		firstCentres.map((centre) => centre.phone[0]?.number),
		["911", "988"],
	);
	const all = findCentres({ search: "" }).flatMap((group) => group.centres);
	assert.equal(all.length + firstCentres.length, centres.length);
});

test("in a chat emergency services and 9-8-8 stand first, and then the lines of the organisation's region", () => {
	const [first, second, ...region] = chatCentres;
	assert.deepEqual([first, second], firstCentres);
	assert.ok(region.length > 0);
	assert.ok(region.every((centre) => centre.in_chat));
});

test("a search finds by place and name whatever the case and the accents (N6)", () => {
	const names = (search: string) =>
		findCentres({ search }).flatMap((group) => group.centres.map((centre) => centre.name));
	assert.ok(names("OTTAWA").includes("Distress Centre of Ottawa and Region"));
	assert.ok(names("kids help").includes("Kids Help Phone"));
	assert.deepEqual(names("nowhere at all"), []);
});

test("a search finds the words that are shown and the English ones (N6)", () => {
	const words: Readonly<Record<string, string>> = french;
	const inFrench = (name: string) => {
		const centre = centres.find((one) => one.name === name);
		assert.ok(centre, name);
		return searched(centre, (phrase) => words[phrase] ?? phrase);
	};
	for (const word of ["jeunesse, j'ecoute", "kids help phone", "enfants", "children", "francais", "french"]) {
		assert.ok(inFrench("Kids Help Phone").includes(word), word);
	}
});

test("a line that is not for a crisis never stands among those that are (N6)", () => {
	const group = findCentres({ search: "YouthLine" })[0];
	assert.equal(group?.name, "Someone to talk to (not crisis lines)");
});

test("numbers become addresses a phone can dial and text (N6)", () => {
	assert.equal(callAddress("911"), "tel:911");
	assert.equal(callAddress("416-408-4357"), "tel:+14164084357");
	assert.equal(callAddress("1-800-668-6868"), "tel:+18006686868");
	assert.equal(textAddress("Text CONNECT to 686868"), "sms:686868");
	assert.equal(textAddress("988"), "sms:988");
	assert.equal(textInWords("Text CONNECT to 686868"), "Text CONNECT to 686868");
	assert.equal(textInWords("988"), null);
});

test("a place shows its own centres first, and those who help everywhere (N6)", () => {
	assert.ok(places.includes("Thunder Bay and Northwestern Ontario"));
	const [first, ...others] = findCentres({ search: "", place: "Thunder Bay and Northwestern Ontario" });
	assert.ok(first && first.centres.length > 0);
	assert.ok(first.centres.every(({ region }) => region === "Thunder Bay and Northwestern Ontario"));
	assert.ok(others.flatMap(({ centres }) => centres).every(({ region }) => /^(Canada|Ontario)/.test(region)));
});

test("a language shows who is known to speak it, a kind who is there for that (N6)", () => {
	const found = (wish: Parameters<typeof findCentres>[0]) => findCentres(wish).flatMap((group) => group.centres);
	const french = found({ search: "", language: "French" });
	assert.ok(french.some(({ name }) => name === "Kids Help Phone"));
	assert.ok(french.every(({ languages }) => languages?.includes("French")));
	assert.ok(found({ search: "", language: "other" }).some(({ name }) => name === "Hope for Wellness Helpline"));
	assert.ok(found({ search: "", kind: "talk" }).every(({ category }) => category.includes("peer support")));
	const kinds = ["crisis", "talk", "information"] as const;
	const each = kinds.map((kind) => found({ search: "", kind }).length);
	assert.equal(
		each.reduce((sum, one) => sum + one, 0),
		found({ search: "" }).length,
	);
});
