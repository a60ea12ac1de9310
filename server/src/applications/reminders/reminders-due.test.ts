import assert from "node:assert/strict";
import { test } from "vitest";
import { daysBefore } from "../../platform/clock.ts";
import {
	type PoliceCheck,
	policeEnds,
	policeReminderDue,
	remindersDue,
	type Waiting,
	waitsFor,
} from "./reminders-due.ts";

const now = new Date("2026-11-21T09:30:00Z");
const ago = (days: number) => daysBefore(now, days);
const waiting = (part: Partial<Waiting>): Waiting => ({
	status: "submitted",
	since: ago(1),
	updated_at: part.since ?? ago(1),
	certified: false,
	training_hours: null,
	reminded_at: null,
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

test("a training that has not begun is due after the last day that was promised, on the organisation's clock", () => {
	const accepted = { status: "accepted", since: new Date("2026-11-07T15:00:00Z") } as const;
	assert.deepEqual(remindersDue(waiting(accepted), new Date("2026-11-22T04:59:59Z")), []);
	const after = new Date("2026-11-22T05:00:00Z");
	assert.deepEqual(remindersDue(waiting(accepted), after), ["training"]);
	for (const part of [{ certified: true }, { training_hours: 1 }])
		assert.deepEqual(remindersDue(waiting({ ...accepted, ...part }), after), []);
	assert.deepEqual(remindersDue(waiting({ ...accepted, training_hours: 0 }), after), ["training"]);
});

test("a police check is due from 30 days before it expires on, once, and once more when it has expired", () => {
	const check = (police_expires: string, police_reminded_at: Date | null = null): PoliceCheck => ({
		police_expires,
		police_at: ago(300),
		police_reminded_at,
	});
	for (const [expires, ends] of [
		["2026-12-22", false],
		["2026-12-21", true],
		["2026-11-21", true],
		["2026-01-01", true],
	] as const)
		assert.deepEqual([policeEnds(check(expires), now), policeReminderDue(check(expires), now)], [ends, ends], expires);
	assert.equal(policeReminderDue(check("2026-12-01", ago(5)), now), false);
	assert.equal(policeReminderDue(check("2026-11-21", ago(5)), now), false, "good until the end of its last day");
	assert.equal(policeReminderDue(check("2026-11-20", ago(5)), now), true);
	assert.equal(policeReminderDue(check("2026-11-20", ago(0.1)), now), false);
});

test("a police check that was recorded anew is reminded of anew", () => {
	const check = { police_expires: "2026-12-01", police_at: ago(10), police_reminded_at: ago(11) };
	assert.equal(policeReminderDue(check, now), true);
});

test("each is reminded of once while it stays where it is", () => {
	const late = { since: ago(20) };
	assert.deepEqual(due({ ...late, reminded_at: ago(2) }), []);
	assert.deepEqual(due({ ...late, reminded_at: ago(21) }), ["late"]);
	assert.deepEqual(waitsFor(waiting({ ...late, reminded_at: ago(2) }), now), ["late"]);
});
