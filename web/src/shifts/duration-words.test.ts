import assert from "node:assert/strict";
import { test } from "vitest";
import french from "../../../content/fr/words/shifts.json" with { type: "json" };
import { durationWords } from "./duration-words.ts";

test("a support time is said in hours and minutes (H6)", () => {
	for (const [minutes, words] of [
		[255, "4 hours 15 minutes"],
		[240, "4 hours"],
		[60, "1 hour"],
		[61, "1 hour 1 minute"],
		[45, "45 minutes"],
		[1, "1 minute"],
		[0, "0 minutes"],
		[6000, "100 hours"],
	] as const) {
		assert.equal(durationWords(minutes), words);
	}
});

test("in French it is said in the same order (H6)", () => {
	const filled = (forms: { one: string; other: string }, count: number) =>
		forms[new Intl.PluralRules("fr").select(count) === "one" ? "one" : "other"].replace("{count}", String(count));
	const words = (hours: number, minutes: number) =>
		`${filled(french["{count} hours"], hours)} ${filled(french["{count} minutes"], minutes)}`;
	assert.equal(words(4, 15), "4 heures 15 minutes");
	assert.equal(words(1, 1), "1 heure 1 minute");
	assert.equal(filled(french["{count} minutes"], 0), "0 minute");
});
