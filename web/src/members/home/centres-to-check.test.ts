import assert from "node:assert/strict";
import { test } from "vitest";
import { centres } from "../../platform/crisis-lines.ts";
import { centresToCheck, sourceText } from "./centres-to-check.ts";

const sample = centres.slice(0, 1);
const isDue = (source_date: string | null, now: string) =>
	centresToCheck(
		sample.map((centre) => ({ ...centre, source_date })),
		Date.parse(now),
	).length === 1;

test("an entry is due sixty days after its source, counted from the end of what the source says (N6)", () => {
	assert.equal(isDue("2026-07", "2026-09-29T12:00:00Z"), false);
	assert.equal(isDue("2026-07", "2026-10-01T12:00:00Z"), true);
	assert.equal(isDue("2026-07-10", "2026-09-08T12:00:00Z"), false);
	assert.equal(isDue("2026-07-10", "2026-09-10T12:00:00Z"), true);
	assert.equal(isDue("2026-12", "2027-03-01T12:00:00Z"), false);
});

test("a source without an exact date is always due (N6)", () => {
	for (const vague of [null, "2026", "c. 2022", "after 2023-11"])
		assert.equal(isDue(vague, "2026-11-21T00:00:00Z"), true);
});

test("the age of a source is said by its month, or by its year if that is all that is known (N6)", () => {
	assert.equal(sourceText("2026-07"), "source from July 2026");
	assert.equal(sourceText("2026-12-31"), "source from December 2026");
	assert.equal(sourceText("2020"), "source from 2020");
	assert.equal(sourceText("after 2023-11"), "source from 2023");
	assert.equal(sourceText("c. 2022-2024"), "source from 2024");
	assert.equal(sourceText(null), "source without a date");
});
