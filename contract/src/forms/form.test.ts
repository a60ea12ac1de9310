import assert from "node:assert/strict";
import { test } from "vitest";
import type * as z from "zod/mini";
import { isFutureDay, isHoneypotFilled, nda, referenceCheck } from "./form.ts";

const reference = { first_name: "Ada", last_name: "Byron", email: "ada@mail.example", date: "2026-03-01" };
const agreement = {
	name: "Ada Byron",
	email: "ada@mail.example",
	city: "Québec",
	province: "Québec",
	date: "2026-03-01",
	agreed: true,
	text_version: "a".repeat(64),
};

const wrongIn = (schema: z.ZodMiniType, form: object): Record<string, string> => {
	const { error } = schema.safeParse(form);
	return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path.join("."), message]));
};

test("a reference check form names what is missing, a sentence each (N7)", () => {
	assert.deepEqual(wrongIn(referenceCheck, reference), {});
	assert.deepEqual(wrongIn(referenceCheck, {}), {
		first_name: "First Name is required.",
		last_name: "Last Name is required.",
		email: "Invalid email format.",
		date: "Please give the date as year, month and day.",
	});
	for (const first_name of [" ", "x".repeat(101), "see https://spam.example", "Ada\nByron"]) {
		assert.deepEqual(Object.keys(wrongIn(referenceCheck, { ...reference, first_name })), ["first_name"], first_name);
	}
});

test("an agreement names what is missing, the tick too (N8)", () => {
	assert.deepEqual(wrongIn(nda, agreement), {});
	assert.deepEqual(wrongIn(nda, { ...agreement, name: "", city: " ", province: "", agreed: false }), {
		name: "Name is required.",
		city: "City is required.",
		province: "Province is required.",
		agreed: "Please read the agreement and tick the box.",
	});
	for (const text_version of ["", "latest", "A".repeat(64), undefined]) {
		assert.deepEqual(Object.keys(wrongIn(nda, { ...agreement, text_version })), ["text_version"]);
	}
	assert.deepEqual(Object.keys(wrongIn(nda, { ...agreement, city: "http://spam.example" })), ["city"]);
});

test("a date is a day that there is, of this century (N7, N8)", () => {
	for (const date of ["2026-02-29", "2026-13-01", "01/03/2026", "", "2026-3-1", "1999-12-31", "0026-03-01", 5, null]) {
		assert.deepEqual(Object.keys(wrongIn(referenceCheck, { ...reference, date })), ["date"], String(date));
		assert.deepEqual(Object.keys(wrongIn(nda, { ...agreement, date })), ["date"], String(date));
	}
	assert.deepEqual(wrongIn(referenceCheck, { ...reference, date: "2028-02-29" }), {});
});

test("tomorrow may be today elsewhere, the day after it is ahead (N7, N8)", () => {
	const now = Date.parse("2026-03-01T23:59:00Z");
	assert.deepEqual(
		["2026-02-28", "2026-03-01", "2026-03-02", "2026-03-03"].map((day) => isFutureDay(day, now)),
		[false, false, false, true],
	);
});

test("only a field that people leave blank, filled in, tells a program", () => {
	assert.deepEqual([undefined, null, "", "  "].map(isHoneypotFilled), [false, false, false, false]);
	assert.deepEqual(["x", 1, true, {}].map(isHoneypotFilled), [true, true, true, true]);
});
