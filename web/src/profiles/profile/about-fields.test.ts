import assert from "node:assert/strict";
import { test } from "vitest";
import { sampleProfile } from "../sample-profile.ts";
import { aboutFields, changeOf, countryText, problemsWith, shownValue } from "./about-fields.ts";

const shown = (name: string, part: Parameters<typeof sampleProfile>[0]) => {
	const field = aboutFields.find((one) => one.name === name);
	assert.ok(field);
	return shownValue(field, sampleProfile(part));
};

test("what stands in a profile is shown as people read it (P3)", () => {
	assert.equal(shown("about", { about: "  I listen. " }), "I listen.");
	assert.equal(shown("location", { location: "CA" }), "Canada");
	assert.equal(shown("gender", { gender: "Prefer not to say" }), "Prefer not to say");
	assert.match(shown("birth_date", { birth_date: "1990-05-04" }) ?? "", /May 4, 1990/);
});

test("what is not there, or is another's secret, is nothing (P3)", () => {
	assert.equal(shown("about", { about: "   " }), null);
	assert.equal(shown("gender", {}), null);
	assert.equal(shown("birth_date", {}), null);
	assert.equal(countryText("no code"), "no code");
});

test("a field that was emptied is taken out, but nobody is left without a name (P3)", () => {
	assert.deepEqual(changeOf("website", "  "), { website: null });
	assert.deepEqual(changeOf("about", " I listen. "), { about: "I listen." });
	assert.equal(problemsWith("first_name", " ").first_name, "First Name is required.");
	assert.deepEqual(problemsWith("nickname", ""), {});
});

test("an address that no browser opens safely is refused before it is sent (P3)", () => {
	for (const typed of ["javascript:alert(1)", "example.org", "ftp://example.org", "https://"])
		assert.ok(problemsWith("website", typed).website, typed);
	assert.deepEqual(problemsWith("website", "https://example.org/a?b=c"), {});
});

test("a gender and a date are those of the list and of the calendar (P3)", () => {
	assert.ok(problemsWith("gender", "Nobody asked").gender);
	assert.ok(problemsWith("birth_date", "2000-02-31").birth_date);
	assert.deepEqual(problemsWith("gender", "Other"), {});
});
