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
};

test("only what was submitted can be decided", () => {
	assert.deepEqual(actsFor("submitted", []), ["accept", "ask", "decline"]);
	for (const status of ["draft", "asked", "declined"] as const) assert.deepEqual(actsFor(status, []), []);
});

test("a training ends once, after the application was accepted", () => {
	assert.deepEqual(actsFor("accepted", []), ["training_done"]);
	assert.deepEqual(actsFor("accepted", [trained]), []);
});
