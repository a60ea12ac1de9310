import assert from "node:assert/strict";
import type { Opening } from "@warmline/contract/chats/opening";
import { test } from "vitest";
import { now, setZone } from "../../platform/time/time.ts";
import { openingLine } from "./opening-line.ts";

const open: Opening = { open: true, why: "open", reason: null, closes_at: null, next_open: null };
const closed: Opening = { ...open, open: false, why: "no_shift" };

test("a chat without hours says nothing while it is open, one with hours until when", () => {
	assert.equal(openingLine(open), null);
	setZone("America/Toronto");
	const line = openingLine({ ...open, closes_at: "2026-11-21T03:00:00.000Z" });
	setZone(null);
	assert.equal(line, "Chat is open until 10:00 p.m.");
});

test("a closed chat says why, and what comes next", () => {
	assert.equal(openingLine(closed), "Closed: outside shift hours.");
	assert.equal(openingLine({ ...closed, why: "no_supervisor" }), "Closed: no supervisor is on duty.");
	assert.equal(openingLine({ ...closed, why: "paused", reason: "A storm." }), "Chat is paused: A storm.");
	const soon = new Date(now() + 3 * 24 * 3_600_000).toISOString();
	assert.match(openingLine({ ...closed, next_open: soon }) ?? "", /^Closed: outside shift hours\. Next: on \w+day, /);
});
