import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import { actsFor } from "./desk-acts.ts";

const trained: ApplicationEvent = {
	id: "0198f6b4-0000-7000-8000-000000000001",
	at: "2026-11-21T15:00:00.000Z",
	act: "training_done",
	by: "Dora",
	text: null,
	steps: [],
};

const free = { suspended: null, certified_at: null };
const suspended = { suspended: { at: "2026-11-22T15:00:00.000Z", reason: "Away." }, certified_at: null };

test("only what was submitted can be decided", () => {
	assert.deepEqual(actsFor("submitted", [], undefined), ["accept", "ask", "decline"]);
	for (const status of ["draft", "asked", "declined"] as const) assert.deepEqual(actsFor(status, [], free), []);
});

test("who is accepted is certified once, and only when the record says what is missing", () => {
	assert.deepEqual(actsFor("accepted", [], undefined), []);
	assert.deepEqual(actsFor("accepted", [], free), ["certify"]);
	assert.deepEqual(actsFor("accepted", [trained], free), ["suspend"]);
	assert.deepEqual(actsFor("accepted", [], { ...free, certified_at: trained.at }), ["suspend"]);
});

test("who is suspended can be reinstated, and nothing else", () => {
	assert.deepEqual(actsFor("accepted", [trained], suspended), ["reinstate"]);
});
