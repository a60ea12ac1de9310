import assert from "node:assert/strict";
import { test } from "node:test";
import { daysBefore, remindersDue, type Waiting, waitsFor } from "./reminders-due.ts";

const now = new Date("2026-11-21T09:30:00Z");
const ago = (days: number) => daysBefore(now, days);
const waiting = (part: Partial<Waiting>): Waiting => ({
	status: "submitted",
	since: ago(1),
	updated_at: part.since ?? ago(1),
	certified: false,
	training_hours: null,
	police_expires: null,
	police_at: null,
	reminded_at: null,
	police_reminded_at: null,
	...part,
});
const due = (part: Partial<Waiting>) => remindersDue(waiting(part), now);

test("who waits for two weeks, or lets others wait, is due", () => {
	for (const [status, reminder] of [
		["submitted", "late"],
		["asked", "asked"],
	] as const) {
		assert.deepEqual(due({ status, since: ago(14) }), []);
		assert.deepEqual(due({ status, since: ago(14.01) }), [reminder]);
	}
	assert.deepEqual(due({ status: "declined", since: ago(400) }), []);
});

test("a draft is due a month after it was touched last, however old it is", () => {
	assert.deepEqual(due({ status: "draft", since: ago(90), updated_at: ago(30) }), []);
	assert.deepEqual(due({ status: "draft", since: ago(90), updated_at: ago(31) }), ["draft"]);
});

test("a training that has not begun is due after the last day that was promised, on the society's clock", () => {
	const accepted = { status: "accepted", since: new Date("2026-11-07T15:00:00Z") } as const;
	assert.deepEqual(remindersDue(waiting(accepted), new Date("2026-11-22T04:59:59Z")), []);
	const after = new Date("2026-11-22T05:00:00Z");
	assert.deepEqual(remindersDue(waiting(accepted), after), ["training"]);
	for (const part of [{ certified: true }, { training_hours: 1 }])
		assert.deepEqual(remindersDue(waiting({ ...accepted, ...part }), after), []);
	assert.deepEqual(remindersDue(waiting({ ...accepted, training_hours: 0 }), after), ["training"]);
});

test("a police check is due from 30 days before it expires on, of a volunteer too", () => {
	const of = (police_expires: string, part: Partial<Waiting> = {}) =>
		due({ status: "accepted", certified: true, police_expires, police_at: ago(300), ...part });
	assert.deepEqual(of("2026-12-22"), []);
	assert.deepEqual(of("2026-12-21"), ["police_check"]);
	assert.deepEqual(of("2026-01-01"), ["police_check"]);
	assert.deepEqual(of("2026-12-01", { status: "draft" }), []);
	assert.deepEqual(of("2026-12-01", { status: "declined" }), []);
});

test("each is reminded of once while it stays where it is", () => {
	const late = { since: ago(20) };
	assert.deepEqual(due({ ...late, reminded_at: ago(2) }), []);
	assert.deepEqual(due({ ...late, reminded_at: ago(21) }), ["late"]);
	assert.deepEqual(waitsFor(waiting({ ...late, reminded_at: ago(2) }), now), ["late"]);
});

test("a police check and the rest are reminded of without regard to one another", () => {
	const both = { since: ago(20), police_expires: "2026-12-01", police_at: ago(10) };
	assert.deepEqual(due(both), ["late", "police_check"]);
	assert.deepEqual(due({ ...both, reminded_at: ago(1) }), ["police_check"]);
	assert.deepEqual(due({ ...both, police_reminded_at: ago(1) }), ["late"]);
	assert.deepEqual(due({ ...both, police_reminded_at: ago(11) }), ["late", "police_check"]);
});
