import assert from "node:assert/strict";
import { test } from "vitest";
import { sampleShift } from "../../duty/sample-duty.ts";
import { actsFor } from "./shift-acts.ts";

const before = Date.parse("2026-11-21T10:00:00Z");
const during = Date.parse("2026-11-22T00:00:00Z");
const after = Date.parse("2026-11-22T04:00:00Z");
const bare = sampleShift({ state: "needs_supervisor", places: [] });
const full = sampleShift({ capacity: 1 });

test("a supervisor calls out for whom a shift lacks, and listeners only once somebody supervises it", () => {
	assert.deepEqual(actsFor(sampleShift(), "supervisor", before), ["ask_listeners"]);
	assert.deepEqual(actsFor(bare, "supervisor", before), ["ask_supervisors"]);
	assert.deepEqual(actsFor(full, "supervisor", before), []);
	assert.deepEqual(actsFor(bare, "supervisor", during), ["request_supervisor", "ask_supervisors"]);
});

test("who looks for cover can be called out for, too", () => {
	const places = full.places.map((place) => ({ ...place, cover_wanted: place.part === "supervisor" }));
	assert.deepEqual(actsFor({ ...full, places }, "supervisor", before), ["ask_supervisors"]);
});

test("a director also names the supervisor, changes the needs and calls off, until the shift is over", () => {
	assert.deepEqual(actsFor(full, "director", before), ["name_supervisor", "needs", "call_off"]);
	assert.deepEqual(actsFor(sampleShift({ state: "off" }), "director", before), ["put_on"]);
	assert.deepEqual(actsFor(sampleShift({ state: "off" }), "supervisor", before), []);
	assert.deepEqual(actsFor(bare, "director", after), []);
	assert.deepEqual(actsFor(bare, "listener", before), []);
});

test("from twelve hours before the start until the end somebody is asked by name", () => {
	const soon = Date.parse("2026-11-21T11:00:00Z");
	assert.deepEqual(actsFor(sampleShift(), "supervisor", soon - 1), ["ask_listeners"]);
	for (const at of [soon, during]) {
		assert.deepEqual(actsFor(sampleShift(), "supervisor", at), ["request_listener", "ask_listeners"]);
		assert.deepEqual(actsFor(full, "supervisor", at), []);
	}
	assert.deepEqual(actsFor(sampleShift(), "supervisor", after), []);
});
