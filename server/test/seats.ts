import type { ShiftRow } from "../src/shifts/shift-queries.ts";
import type { Seats } from "../src/shifts/standing.ts";

/** What is decided about shifts without a database: at this time, hours from it, and a shift with its people. */
export const now = new Date("2031-05-05T12:00:00Z");
export const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

export const shiftIn = (hours: number, more: Partial<ShiftRow> = {}): ShiftRow => ({
	...{ id: "this", shift_time_id: "time", day: "2031-05-05", starts_at: hoursOn(hours), ends_at: hoursOn(hours + 4) },
	...{ listeners: 1, supervisors: 1, by_hand: false, off_at: null, off_reason: null, closed_days_id: null },
	...{ supervision_asked: null, supervision_asked_at: null },
	...{ closed_at: null, closed_by: null, close_note: null, ...more },
});

/** `S` supervises and `L` listens; a small letter looks for cover. */
const people = (letters: string): Seats["places"] =>
	[...letters].map((letter, n) => ({
		member_id: `${letter}${n}`,
		part: letter.toUpperCase() === "S" ? "supervisor" : "listener",
		cover_wanted_at: letter === letter.toLowerCase() ? now : null,
	}));

export const seats = (letters: string, more: Partial<Seats> = {}): Seats => ({
	...{ shift: shiftIn(24), places: people(letters), waiting: [], ...more },
});
