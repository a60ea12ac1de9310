import assert from "node:assert/strict";
import { test } from "vitest";
import { formatDay, formatMoment, formatSpan } from "./format-time.ts";

const zone = "America/New_York";
const at = (iso: string) => new Date(iso);
/** What no key of a keyboard writes. */
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, " ");
const span = (from: string, until: string, language: "en" | "fr" = "en", where = zone) =>
	plain(formatSpan(language, where, at(from), at(until)));

test("a span names the day, both times and the clocks", () => {
	assert.equal(
		span("2027-05-07T12:00Z", "2027-05-07T16:00Z"),
		"Friday, May 7, 2027 at 8:00 a.m. – 12:00 p.m. (Eastern Daylight Time)",
	);
	assert.equal(
		span("2027-05-07T12:00Z", "2027-05-07T16:00Z", "fr", "Europe/Paris"),
		"vendredi 7 mai 2027 à 14 h 00 – 18 h 00 (heure avancée de l’Europe centrale)",
	);
});

test("in the nights in which the clocks are changed both ends are named by their own clocks", () => {
	assert.equal(
		span("2027-03-14T05:00Z", "2027-03-14T09:00Z"),
		"Sunday, March 14, 2027 at 12:00 a.m. (Eastern Standard Time) – 5:00 a.m. (Eastern Daylight Time)",
	);
	assert.equal(
		span("2027-11-07T02:00Z", "2027-11-07T06:00Z"),
		"Saturday, November 6, 2027 at 10:00 p.m. (Eastern Daylight Time) – Sunday 1:00 a.m. (Eastern Standard Time)",
	);
});

test("a day, and a moment for where there is little room", () => {
	assert.equal(formatDay("en", zone, at("2027-05-08T01:00Z")), "Friday, May 7, 2027");
	assert.equal(formatDay("fr", "Europe/Paris", at("2027-05-08T01:00Z")), "samedi 8 mai 2027");
	assert.equal(plain(formatMoment("en", zone, at("2027-05-07T12:00Z"))), "Fri, May 7, 8:00 a.m. EDT");
});
