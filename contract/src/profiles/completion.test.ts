import assert from "node:assert/strict";
import { test } from "vitest";
import { completionOf } from "./completion.ts";

const bare = { name: "Sam", avatar: null, about: null, gender: null, website: null, location: null, nickname: null };

test("every part of a profile that is filled in counts the same (P5)", () => {
	assert.equal(completionOf(bare), 13);
	assert.equal(completionOf({ ...bare, about: "I listen." }), 25);
	assert.equal(completionOf({ ...bare, about: "I listen.", location: "CA", birth_date: "1990-01-01" }), 50);
	assert.equal(completionOf({ ...bare, about: "   " }), 13);
});

test("a profile with everything in it is 100 % complete (P5)", () => {
	const whole = {
		name: "Sam",
		avatar: "/api/v1/media/x/small/",
		about: "I listen.",
		gender: "Prefer not to say",
		birth_date: "1990-01-01",
		website: "https://example.org",
		location: "CA",
		nickname: "Sam",
	};
	assert.equal(completionOf(whole), 100);
});
