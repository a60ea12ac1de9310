import assert from "node:assert/strict";
import { test } from "node:test";
import retired from "../../../content/crisis-numbers-do-not-publish.json" with { type: "json" };
import { callAddress, centres, firstCentres, textAddress } from "../platform/crisis-lines.ts";
import { findCentres } from "./crisis-centres.ts";

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
	const all = findCentres("").flatMap((group) => group.centres);
	assert.equal(all.length + firstCentres.length, centres.length);
});

test("a search finds by place and name whatever the case and the accents (N6)", () => {
	const names = (search: string) => findCentres(search).flatMap((group) => group.centres.map((centre) => centre.name));
	assert.ok(names("OTTAWA").includes("Distress Centre of Ottawa and Region"));
	assert.ok(names("kids help").includes("Kids Help Phone"));
	assert.deepEqual(names("nowhere at all"), []);
});

test("a line that is not for a crisis never stands among those that are (N6)", () => {
	const group = findCentres("YouthLine")[0];
	assert.equal(group?.name, "Somebody to talk to, not for a crisis");
});

test("numbers become addresses a phone can dial and text (N6)", () => {
	assert.equal(callAddress("911"), "tel:911");
	assert.equal(callAddress("416-408-4357"), "tel:+14164084357");
	assert.equal(callAddress("1-800-668-6868"), "tel:+18006686868");
	assert.equal(textAddress("Text CONNECT to 686868"), "sms:686868");
	assert.equal(textAddress("988"), "sms:988");
});
