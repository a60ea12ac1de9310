import assert from "node:assert/strict";
import { test } from "vitest";
import { daysIn, grainsFor, spanIn } from "./span-choice.ts";

const today = "2026-03-10";
const asked = (address: string) => spanIn(new URLSearchParams(address), today);

test("without a choice it is the last thirty days, today with them, day by day", () => {
	assert.deepEqual(asked("").span, { from: "2026-02-09", until: today, by: "day" });
	assert.equal(daysIn({ from: "2026-02-09", until: today }), 30);
});

test("each choice is days up to today, in parts that can be told apart", () => {
	assert.deepEqual(asked("days=7").span, { from: "2026-03-04", until: today, by: "day" });
	assert.deepEqual(asked("days=90").span, { from: "2025-12-11", until: today, by: "week" });
	assert.deepEqual(asked("days=year").span, { from: "2026-01-01", until: today, by: "week" });
	assert.deepEqual(asked("days=90&by=month").span?.by, "month");
	assert.deepEqual(asked("days=7&by=hour").span?.by, "day");
});

test("own days are those of the address, and nothing is asked before both are there", () => {
	assert.deepEqual(asked("days=own&from=2020-01-01&until=2021-12-31").span, {
		...{ from: "2020-01-01", until: "2021-12-31", by: "month" },
	});
	for (const rest of ["", "&from=2020-01-01", "&from=x&until=2020-01-01", "&from=2020-02-30&until=2020-03-01"])
		assert.equal(asked(`days=own${rest}`).span, null);
	for (const until of ["2020-01-08", "2020-01-01"]) {
		const { span, backwards } = asked(`days=own&from=2020-01-09&until=${until}`);
		assert.deepEqual([span, backwards], [null, true]);
	}
	assert.equal(asked("days=own&from=2020-01-09&until=2020-01-09").backwards, false);
});

test("too many days are not asked for day by day, and far too many not at all", () => {
	assert.equal(asked("days=own&from=2020-01-01&until=2021-12-31&by=day").span?.by, "month");
	assert.deepEqual(grainsFor(400), ["day", "week", "month"]);
	assert.deepEqual(grainsFor(401), ["week", "month"]);
	assert.equal(asked("days=own&from=2000-01-01&until=2026-01-01").tooMany, true);
});
