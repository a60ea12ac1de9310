import assert from "node:assert/strict";
import type { Language } from "@warmline/contract/content/words";
import { test } from "vitest";
import {
	formatClock,
	formatDate,
	formatDateWithWeekday,
	formatDuration,
	formatLongMoment,
	formatMomentWithZone,
	formatMonth,
	formatNumericMoment,
	formatShortMoment,
	formatSpan,
	formatWeekday,
} from "./format-time.ts";
import { withLanguage } from "./language.ts";

const zone = "America/New_York";
const at = (iso: string) => new Date(iso);
/** What no key of a keyboard writes. */
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, " ");
const inLanguage = (language: Language, format: () => string) => plain(withLanguage(language, format));
const span = (from: string, until: string, language: Language = "en", where = zone) =>
	inLanguage(language, () => formatSpan(where, at(from), at(until)));

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
	const evening = at("2027-05-08T01:00Z");
	assert.equal(
		inLanguage("en", () => formatDateWithWeekday(zone, evening)),
		"Friday, May 7, 2027",
	);
	assert.equal(
		inLanguage("fr", () => formatDateWithWeekday("Europe/Paris", evening)),
		"samedi 8 mai 2027",
	);
	assert.equal(
		inLanguage("en", () => formatShortMoment(zone, at("2027-05-07T12:00Z"))),
		"Fri, May 7, 8:00 a.m. EDT",
	);
});

const noon = at("2027-05-07T16:05Z");

test.each([
	["a day of the calendar", () => formatDate("2027-05-07"), "May 7, 2027", "7 mai 2027"],
	["a month", () => formatMonth("2027-05"), "May 2027", "mai 2027"],
	["a day of the week", () => formatWeekday(0), "Sunday", "dimanche"],
	[
		"a moment in full",
		() => formatLongMoment(zone, noon),
		"Friday, May 7, 2027 at 12:05 p.m. EDT",
		"vendredi 7 mai 2027 à 12 h 05 HAE",
	],
	[
		"a moment with the name of its clocks",
		() => formatMomentWithZone(zone, noon),
		"Friday, May 7, 2027 at 12:05 p.m. (Eastern Daylight Time)",
		"vendredi 7 mai 2027 à 12 h 05 (heure avancée de l’Est)",
	],
	["minutes", () => formatDuration(45), "45 minutes", "45 minutes"],
	["whole hours", () => formatDuration(60), "1 hour", "1 heure"],
	["hours and minutes", () => formatDuration(255), "4 hours 15 minutes", "4 heures 15 minutes"],
	["a time in a table", () => formatClock(zone, noon), "12:05", "12:05"],
	["midnight in a table", () => formatClock(zone, at("2027-05-08T04:00Z")), "00:00", "00:00"],
	["a moment in numbers", () => formatNumericMoment(zone, noon), "2027-05-07, 12:05", "2027-05-07, 12:05"],
])("%s is in the language that is spoken", (_, format, english, french) => {
	assert.deepEqual([inLanguage("en", format), inLanguage("fr", format)], [english, french]);
});
