import type { Duty } from "@warmline/contract/shifts/duty-calls";
import type { Shift } from "@warmline/contract/shifts/shift";

export const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;

/** For tests: the evening of November 21 in Toronto, 6 to 10 p.m., with a place of the reader. */
export const sampleShift = (given: Partial<Shift> = {}, own: Partial<Shift["own"]> = {}): Shift => ({
	id: idOf(1),
	shift_time: idOf(2),
	date: "2026-11-21",
	shift_datetime: "2026-11-21T23:00:00.000Z",
	ends_at: "2026-11-22T03:00:00.000Z",
	half: false,
	is_active: true,
	state: "confirmed",
	off_reason: null,
	supervisor: idOf(11),
	volunteer: [idOf(12)],
	capacity: 2,
	supervisors_needed: 1,
	places: [
		{ member_id: idOf(11), name: "Sam", part: "supervisor", cover_wanted: false },
		{ member_id: idOf(12), name: "Lina", part: "listener", cover_wanted: false },
	],
	waiting: 0,
	own: {
		part: "listener",
		cover_wanted: false,
		confirmed: false,
		cancel_until: "2026-11-21T23:00:00.000Z",
		overlaps: false,
		checked_in_at: null,
		checked_out_at: null,
		waiting: null,
		offer_until: null,
		can_cover: [],
		called_off: false,
		...own,
	},
	why_not: "booked",
	bookable_from: null,
	...given,
});

export const sampleRuns = (given: Partial<NonNullable<Duty["runs"]>> = {}): NonNullable<Duty["runs"]> => ({
	id: idOf(1),
	shift_datetime: "2026-11-21T23:00:00.000Z",
	ends_at: "2026-11-22T03:00:00.000Z",
	on_duty: [
		{ id: idOf(11), name: "Sam", part: "supervisor", since: "2026-11-21T22:55:00.000Z", there: true },
		{ id: idOf(12), name: "Lina", part: "listener", since: "2026-11-21T22:58:00.000Z", there: true },
	],
	missing: [],
	...given,
});

export const sampleDuty = (given: Partial<Duty> = {}): Duty => ({
	own: null,
	runs: null,
	door: { open: true, why: "open", reason: null, closes_at: null, next_open: null },
	debriefs: [],
	to_read: [],
	to_close: [],
	...given,
});
