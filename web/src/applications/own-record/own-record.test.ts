import assert from "node:assert/strict";
import {
	type RecordStep,
	type Referee,
	recordSteps,
	type VolunteerRecord,
} from "@warmline/contract/applications/record";
import { test } from "vitest";
import { doneText, placeKey, placeOf, remindFrom, tooEarly } from "../record-steps.ts";
import { isSaidAt } from "../said-of.ts";
import { hasRecord, neverApplied, turnOf, yoursIn } from "./own-record.ts";
import { aheadText, interviewText, stepText } from "./own-record-text.ts";

const at = "2026-11-21T18:00:00.000Z";
const rafael: Referee = {
	id: "00000000-0000-4000-8000-000000000001",
	name: "Rafael",
	email: "rafael@example.org",
	asked_at: at,
	reminded_at: null,
	answered_at: null,
	answer: null,
	found_form: null,
};
const mina: Referee = {
	...rafael,
	id: "00000000-0000-4000-8000-000000000002",
	name: "Mina",
	email: "mina@example.org",
	answered_at: at,
};

const record = (done: readonly RecordStep[] = [], more: Partial<VolunteerRecord> = {}): VolunteerRecord => ({
	user_id: "00000000-0000-4000-8000-000000000003",
	kind: "listener",
	steps: recordSteps.map((step) => ({ step, done: done.includes(step) })),
	left: recordSteps.length - done.length,
	referees: [],
	nda: null,
	found_nda: null,
	police_check: null,
	identity: null,
	interview: null,
	training: { hours: 0, needed: 12, due: null },
	observed_chats: { count: 0, needed: 2 },
	certified_at: null,
	suspended: null,
	...more,
});

const interview = { at, state: "proposed", note: null, answer: null } as const;

test("who has just submitted names references, signs, and asks for a police check, while we decide", () => {
	assert.deepEqual(yoursIn(record(), "submitted"), ["first_reference", "second_reference", "nda", "police_check"]);
	assert.equal(turnOf(record(), "application", "submitted"), "ours");
	assert.equal(turnOf(record(), "application", "asked"), "yours");
	assert.equal(turnOf(record(), "training", "submitted"), "later");
	assert.equal(hasRecord("submitted"), true);
	assert.equal(hasRecord("draft"), false);
	assert.equal(hasRecord("declined"), false);
});

test("who was asked for a reference is waited for, and who has answered comes first", () => {
	const one = record([], { referees: [rafael] });
	assert.equal(turnOf(one, "first_reference", "submitted"), "ours");
	assert.equal(turnOf(one, "second_reference", "submitted"), "yours");
	const both = record(["first_reference"], { referees: [rafael, mina] });
	assert.equal(placeOf(both, "first_reference").referee?.name, "Mina");
	assert.equal(placeOf(both, "second_reference").referee?.name, "Rafael");
	assert.equal(turnOf(both, "first_reference", "submitted"), "done");
});

test("somebody is named in the first empty place only", () => {
	const next = (referees: readonly Referee[]) =>
		(["first_reference", "second_reference"] as const).map((step) => placeOf({ referees: [...referees] }, step).next);
	assert.deepEqual(next([]), [true, false]);
	assert.deepEqual(next([rafael]), [false, true]);
	assert.deepEqual(next([rafael, mina]), [false, false]);
});

test("what is open or said of a referee goes along when another one answers first", () => {
	const before = record([], { referees: [rafael, { ...mina, answered_at: null }] });
	const after = record([], { referees: [rafael, mina] });
	assert.equal(placeKey(before, "first_reference"), placeKey(after, "second_reference"));
	assert.equal(placeKey(before, "nda"), "nda");
	assert.equal(isSaidAt(rafael.email, placeOf(after, "second_reference")), true);
	assert.equal(isSaidAt(rafael.email, placeOf(after, "first_reference")), false);
	const one = record([], { referees: [mina] });
	assert.equal(isSaidAt(null, placeOf(one, "second_reference")), true);
	assert.equal(isSaidAt(null, placeOf(record(), "second_reference")), false);
	assert.equal(isSaidAt(rafael.email, placeOf(one, "second_reference")), false);
});

test("a time that was proposed and has passed is not asked about any more", () => {
	assert.equal(interviewText("proposed", false), "We propose this time. Does it suit you?");
	assert.match(interviewText("proposed", true), /has passed\. You can ask for another one/);
});

test("an agreement that has come and a time that is agreed on wait for us", () => {
	const came = record([], { found_nda: { id: rafael.id, sent_at: at } });
	assert.equal(turnOf(came, "nda", "submitted"), "ours");
	assert.equal(turnOf(record([], { interview }), "interview", "submitted"), "yours");
	const accepted = record([], { interview: { ...interview, state: "accepted" } });
	assert.equal(turnOf(accepted, "interview", "submitted"), "ours");
});

test("observed chats come after the training", () => {
	assert.equal(turnOf(record(["application"]), "observed_chats", "accepted"), "later");
	assert.equal(turnOf(record(["application", "training"]), "observed_chats", "accepted"), "ours");
});

test("how many steps are done is said in words", () => {
	assert.equal(doneText(9), "0 of 9 done");
	assert.equal(doneText(1), "8 of 9 done");
	assert.equal(doneText(0), "All done");
	assert.match(aheadText({ left: 0, certified_at: null }), /Next, a director certifies you/);
	assert.match(aheadText({ left: 0, certified_at: at }), /^You were certified on November 21, 2026/);
});

test("a referee is reminded a day after the last mail", () => {
	assert.equal(new Date(remindFrom(rafael)).toISOString(), "2026-11-22T18:00:00.000Z");
	const again = { ...rafael, reminded_at: "2026-11-23T18:00:00.000Z" };
	assert.equal(new Date(remindFrom(again)).toISOString(), "2026-11-24T18:00:00.000Z");
	assert.match(tooEarly(again, remindFrom(again) - 1) ?? "", /^From .* on, you can send a reminder\.$/);
	assert.equal(tooEarly(again, remindFrom(again)), null);
});

test("a police check that ran out is asked for again", () => {
	const check = { level: 2, date: "2025-11-01", expires: "2026-11-01", seen: { name: "Dora", at } } as const;
	const over = stepText("police_check", record([], { police_check: check }), "accepted", "a@example.org");
	assert.match(over.join(" "), /valid until November 1, 2026. Please request a new one/);
	const good = stepText("police_check", record(["police_check"], { police_check: check }), "accepted", "");
	assert.match(good.join(" "), /valid until November 1, 2026/);
});

test("the agreement is to be signed with the account's email", () => {
	assert.match(stepText("nda", record(), "submitted", "ana@example.org").join(" "), /ana@example\.org/);
});

test("who was certified is asked for nothing more, except for a police check that ran out", () => {
	const certified = record(["application"], { certified_at: at });
	assert.equal(turnOf(certified, "nda", "agent"), "skipped");
	assert.deepEqual(yoursIn(certified, "agent"), []);
	const check = { level: 2, date: "2025-11-01", expires: "2026-11-01", seen: { name: "Dora", at } } as const;
	assert.deepEqual(yoursIn({ ...certified, police_check: check }, "agent"), ["police_check"]);
	const paused = record(["application"], { suspended: { at, reason: null } });
	assert.deepEqual(yoursIn(paused, "accepted"), []);
});

test("who was added without an application has no steps to show", () => {
	assert.equal(neverApplied(record(), "agent"), true);
	assert.equal(neverApplied(record(), "submitted"), false);
	assert.equal(neverApplied(record(["application"]), "agent"), false);
	assert.equal(neverApplied(record([], { suspended: { at, reason: null } }), "submitted"), true);
});
