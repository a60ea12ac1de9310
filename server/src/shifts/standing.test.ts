import assert from "node:assert/strict";
import type { Role } from "@warmline/contract/accounts/roles";
import type { BookingObstacle, ShiftPart } from "@warmline/contract/shifts/parts";
import { test } from "vitest";
import { hoursOn, now, seats, shiftIn } from "../../test/seats.ts";
import { freePlaces, isActive, partFor, type Seats, stateOf, whyNot, willBe } from "./standing.ts";

test("a shift is confirmed by a supervisor and a listener who stay, and without a supervisor it cannot be", () => {
	const states = Object.entries({
		...{ "": "needs_supervisor", L: "needs_supervisor", S: "at_risk", SL: "confirmed" },
		...{ sL: "at_risk", Sl: "at_risk", sSL: "confirmed", SlL: "confirmed", sl: "at_risk", lL: "needs_supervisor" },
	});
	for (const [letters, state] of states) assert.equal(stateOf(seats(letters)), state, letters);
	const off = seats("SL", { shift: shiftIn(24, { off_at: now }) });
	assert.equal(stateOf(off), "off");
	assert.deepEqual(
		["", "L", "S", "SL", "sl"].map((letters) => willBe(seats(letters))),
		[false, false, false, true, true],
	);
	assert.equal(willBe(off), false);
});

test("a place that is kept for somebody is free to them alone, and to all when their time is over", () => {
	const kept = (until: Date) => seats("S", { waiting: [{ member_id: "ada", part: "listener", offer_until: until }] });
	assert.equal(freePlaces(kept(hoursOn(1)), "listener", now), 0);
	assert.equal(freePlaces(kept(hoursOn(1)), "listener", now, "ada"), 1);
	assert.equal(freePlaces(kept(hoursOn(-1)), "listener", now), 1);
	assert.equal(freePlaces(kept(hoursOn(1)), "supervisor", now), 0);
	assert.equal(isActive(kept(hoursOn(1)), now), false);
	assert.equal(isActive(kept(now), now), true);
});

test("it is active with a supervisor and a free listener's place, until it is over", () => {
	const active = ["", "L", "S", "SL"].map((letters) => isActive(seats(letters), now));
	assert.deepEqual(active, [false, false, true, false]);
	assert.equal(isActive(seats("S", { shift: shiftIn(-1) }), now), true);
	assert.equal(isActive(seats("S", { shift: shiftIn(-4) }), now), false);
});

const reader = (role: Role, busy: { starts_at: Date; ends_at: Date; off_at: Date | null }[] = []) => ({
	...{ id: "me", role },
	busy: busy.map((times) => ({ shift_id: "other", ...times })),
});
const judged = (one: Seats, who: ReturnType<typeof reader>, wanted?: ShiftPart): BookingObstacle | null =>
	whyNot(one, who, { booking_weeks: 8 }, now, wanted);

test("the first reason that holds is the one that is said", () => {
	const mine = [{ member_id: "me", part: "listener" as const, cover_wanted_at: null }];
	const at = [{ starts_at: hoursOn(26), ends_at: hoursOn(30), off_at: null }];
	const all: [BookingObstacle | null, Seats, ReturnType<typeof reader>][] = [
		["off", seats("", { shift: shiftIn(-1, { off_at: now }) }), reader("trainee_listener")],
		["started", seats("", { shift: shiftIn(-4) }), reader("trainee_listener")],
		["trainee", seats("", { shift: shiftIn(24 * 365) }), reader("trainee_supervisor")],
		["booked", seats("", { shift: shiftIn(24 * 365), places: mine }), reader("listener")],
		["not_yet", seats("", { shift: shiftIn(8 * 7 * 24 + 1) }), reader("listener", at)],
		["needs_supervisor", seats("L"), reader("listener", at)],
		["overlap", seats("SL"), reader("listener", at)],
		["full", seats("SL"), reader("listener")],
		["full", seats("SL"), reader("director")],
		[null, seats("S"), reader("listener")],
		[null, seats("L"), reader("supervisor")],
	];
	for (const [why, one, who] of all) assert.equal(judged(one, who), why);
});

test("shifts that touch do not overlap, and neither does one that was called off", () => {
	const busy = (from: number, off_at: Date | null = null) =>
		reader("listener", [{ starts_at: hoursOn(from), ends_at: hoursOn(from + 4), off_at }]);
	assert.equal(judged(seats("S"), busy(20)), null);
	assert.equal(judged(seats("S"), busy(28)), null);
	assert.equal(judged(seats("S"), busy(20.5)), "overlap");
	assert.equal(judged(seats("S"), busy(27.5)), "overlap");
	assert.equal(judged(seats("S"), busy(25, now)), null);
});

test("without a wish a supervisor takes the supervisor's place where it is free", () => {
	const parts = (letters: string, role: Role, wanted?: ShiftPart) => partFor(seats(letters), reader(role), now, wanted);
	assert.equal(parts("", "supervisor"), "supervisor");
	assert.equal(parts("S", "director"), "listener");
	assert.equal(parts("", "listener"), "listener");
	assert.equal(parts("", "director", "listener"), "listener");
});
