import assert from "node:assert/strict";
import type { Role } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { test } from "vitest";
import { hoursOn, now, seats, shiftIn } from "../../../test/seats.ts";
import type { Seats } from "../standing.ts";
import { type BookingDecision, decideBooking } from "./decide-booking.ts";

type Busy = Parameters<typeof decideBooking>[0]["reader"]["busy"];
type Given = { role?: Role; busy?: Busy; part?: ShiftPart; cap?: boolean; long?: boolean };

const decided = (one: Seats, { role = "listener", busy = [], part, cap = false, long = false }: Given = {}) =>
	decideBooking(
		{ seats: one, reader: { id: "me", role, busy }, settings: { booking_weeks: 8, weekly_cap: 2 }, now },
		{ part, beyond_cap: cap, long_run: long },
	);

/** A place of theirs in another shift of four hours, on a day of its own. */
const at = (hours: number, day = "2031-05-05", off_at: Date | null = null): Busy[number] => ({
	...{ shift_id: `at ${hours}`, day, starts_at: hoursOn(hours), ends_at: hoursOn(hours + 4), off_at },
});

const mine = [{ member_id: "me", part: "listener" as const, cover_wanted_at: null }];
/** More than one should have in a week, and one of them just before the shift of `seats`. */
const much = [at(20), at(60), at(80)];

test("of several reasons against a booking the first is said: the shift's, the person's, then what they are asked", () => {
	const table: [BookingDecision, Seats, Given][] = [
		[{ obstacle: "off" }, seats("", { shift: shiftIn(-1, { off_at: now }) }), { role: "trainee_listener" }],
		[{ obstacle: "started" }, seats("", { shift: shiftIn(-4) }), { role: "trainee_listener", part: "supervisor" }],
		[{ obstacle: "trainee" }, seats(""), { role: "trainee_supervisor", part: "supervisor" }],
		[{ obstacle: "not_supervising" }, seats("S", { places: mine }), { part: "supervisor" }],
		[{ obstacle: "not_supervising" }, seats("", { shift: shiftIn(24 * 365) }), { part: "supervisor" }],
		[{ obstacle: "booked" }, seats("", { shift: shiftIn(24 * 365), places: mine }), { busy: much }],
		[{ obstacle: "not_yet" }, seats("", { shift: shiftIn(8 * 7 * 24 + 1) }), { busy: much }],
		[{ obstacle: "needs_supervisor" }, seats("L"), { busy: [at(25)] }],
		[{ obstacle: "needs_supervisor" }, seats(""), { role: "director", part: "listener" }],
		[{ obstacle: "overlap" }, seats("SL"), { busy: [at(25), ...much] }],
		[{ obstacle: "full" }, seats("SL"), { busy: much }],
		[{ obstacle: "full" }, seats("S"), { role: "supervisor", part: "supervisor" }],
		[{ warning: "beyond_cap" }, seats("S"), { busy: much }],
		[{ warning: "long_run", hours: 8 }, seats("S"), { busy: much, cap: true }],
		[{ warning: "long_run", hours: 8 }, seats("S"), { busy: [at(28)] }],
		[{ part: "listener" }, seats("S"), { busy: much, cap: true, long: true }],
		[{ part: "listener" }, seats("S"), {}],
		[{ part: "listener" }, seats("S", { shift: shiftIn(-1) }), {}],
		[{ part: "supervisor" }, seats("L"), { role: "supervisor" }],
		[{ part: "listener" }, seats("S"), { role: "supervisor" }],
	];
	for (const [decision, one, given] of table) assert.deepEqual(decided(one, given), decision, JSON.stringify(decision));
});

test("a week is from Sunday to Saturday, and what was called off does not count in it", () => {
	const busyOn = (...days: string[]) => ({ busy: days.map((day, n) => at(200 + n * 10, day)) });
	assert.deepEqual(decided(seats("S"), busyOn("2031-05-04", "2031-05-10")), { warning: "beyond_cap" });
	assert.deepEqual(decided(seats("S"), busyOn("2031-05-03", "2031-05-10")), { part: "listener" });
	assert.deepEqual(decided(seats("S"), busyOn("2031-05-04", "2031-05-11")), { part: "listener" });
	const off = [at(200, "2031-05-06"), at(210, "2031-05-07", now)];
	assert.deepEqual(decided(seats("S"), { busy: off }), { part: "listener" });
});
