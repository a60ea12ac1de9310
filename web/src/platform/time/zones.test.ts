import assert from "node:assert/strict";
import { test } from "vitest";
import { dayAt, dayIn, daysAhead, todayAt } from "./zones.ts";

const newYork = "America/New_York";

test("a New York time becomes the right instant in winter and in summer (H1)", () => {
	const winter = Date.parse("2026-01-15T15:00:00Z");
	const summer = Date.parse("2026-07-15T15:00:00Z");
	assert.equal(new Date(todayAt("20:00", newYork, winter)).toISOString(), "2026-01-16T01:00:00.000Z");
	assert.equal(new Date(todayAt("20:00", newYork, summer)).toISOString(), "2026-07-16T00:00:00.000Z");
});

test("the day is the one New York has, not the one of the browser (H5)", () => {
	const lateInNewYork = Date.parse("2026-01-16T03:00:00Z");
	assert.equal(new Date(todayAt("08:00", newYork, lateInNewYork)).toISOString(), "2026-01-15T13:00:00.000Z");
});

test("on the day the clocks change a time after the change is right (H1)", () => {
	const beforeChange = Date.parse("2026-03-08T05:30:00Z");
	assert.equal(new Date(todayAt("12:00", newYork, beforeChange)).toISOString(), "2026-03-08T16:00:00.000Z");
});

test("a shift of the evening falls on the next day further east (H1)", () => {
	const evening = todayAt("20:00", newYork, Date.parse("2026-01-15T15:00:00Z"));
	assert.equal(daysAhead(evening, "Europe/Paris", newYork), 1);
	assert.equal(daysAhead(evening, "America/Vancouver", newYork), 0);
});

test("a day and a time of New York are an instant, also on the day the clocks change", () => {
	const at = (day: string, clock: string) => new Date(dayAt(day, clock, newYork)).toISOString();
	assert.equal(at("2026-12-01", "15:30"), "2026-12-01T20:30:00.000Z");
	assert.equal(at("2026-07-01", "15:30"), "2026-07-01T19:30:00.000Z");
	assert.equal(at("2026-03-08", "12:00"), "2026-03-08T16:00:00.000Z");
	assert.equal(at("2026-11-01", "00:30"), "2026-11-01T04:30:00.000Z");
});

test("the day is that of the time zone", () => {
	const late = Date.parse("2026-01-16T03:00:00Z");
	assert.equal(dayIn(late, newYork), "2026-01-15");
	assert.equal(dayIn(late, "Europe/Paris"), "2026-01-16");
});
