import assert from "node:assert/strict";
import { test } from "vitest";
import { dueText, stayText } from "./due-text.ts";

const zone = "America/New_York";
/** The end of Wednesday, 11 November 2026, in New York. */
const due = "2026-11-12T05:00:00.000Z";
const dueAt = (at: string) => dueText(due, Date.parse(at), zone);

test("a promised time that is days away is told calmly", () => {
	assert.deepEqual(dueAt("2026-11-09T15:00:00Z"), { urgency: "calm", text: "Due in 2 days" });
});

test("tomorrow is soon only when less than a day is left", () => {
	assert.deepEqual(dueAt("2026-11-10T15:00:00Z"), { urgency: "calm", text: "Due tomorrow" });
	assert.deepEqual(dueAt("2026-11-11T04:59:59Z"), { urgency: "calm", text: "Due tomorrow" });
	assert.deepEqual(dueAt("2026-11-11T05:00:01Z"), { urgency: "soon", text: "Due today" });
	assert.deepEqual(dueText("2026-11-11T15:00:00Z", Date.parse("2026-11-10T16:00:00Z"), zone), {
		urgency: "soon",
		text: "Due tomorrow",
	});
});

test("a promise until midnight belongs to the day that ends", () => {
	assert.deepEqual(dueAt("2026-11-12T04:59:59Z"), { urgency: "soon", text: "Due today" });
});

test("a promised time that has passed is told in days", () => {
	assert.deepEqual(dueAt(due), { urgency: "late", text: "1 day overdue" });
	assert.deepEqual(dueAt("2026-11-13T20:00:00Z"), { urgency: "late", text: "2 days overdue" });
	assert.deepEqual(dueText("2026-11-11T15:00:00Z", Date.parse("2026-11-11T15:00:00Z"), zone), {
		urgency: "late",
		text: "Overdue since today",
	});
});

test("how long it is there follows the organisation's calendar, not 24 hours", () => {
	const since = "2026-11-10T04:30:00Z";
	assert.equal(stayText(since, Date.parse("2026-11-10T04:45:00Z"), zone), "In this stage since today");
	assert.equal(stayText(since, Date.parse("2026-11-10T05:30:00Z"), zone), "In this stage for 1 day");
	assert.equal(stayText(since, Date.parse("2026-11-12T15:00:00Z"), zone), "In this stage for 3 days");
});

test("over the night the clocks change a day is still a day", () => {
	assert.equal(dueText("2026-11-02T05:00:00Z", Date.parse("2026-10-31T18:00:00Z"), zone).text, "Due tomorrow");
	assert.equal(stayText("2026-10-31T18:00:00Z", Date.parse("2026-11-01T18:00:00Z"), zone), "In this stage for 1 day");
});
