import * as z from "zod/mini";
import { communityRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { id } from "../ids.ts";
import { wholeNumber } from "../paging.ts";
import { longRun } from "./long-run.ts";
import { shiftParts } from "./parts.ts";
import { day, shift, shiftTime } from "./shift.ts";

export { type ShiftTime, shiftTime } from "./shift.ts";

/** Days that one question may ask for: eight weeks, or a month with the weeks it begins and ends in. */
export const mostDays = 62;

export const shiftTimes = call({
	method: "GET",
	path: "/shift-manager/shift-times/",
	summary: "The society's shift times (New York time), earliest first.",
	who: "verified_member",
	scope: "shifts:read",
	status: 200,
	answer: z.object({ results: z.array(shiftTime) }),
	errors: [],
});

export const listShifts = call({
	method: "GET",
	path: "/shift-manager/shifts/",
	summary: "The shifts of so many days (seven) from a day at midnight New York time, by their start.",
	who: communityRoles,
	scope: "shifts:read",
	query: z.object({
		date: z.optional(day).check(z.describe("Today in New York where it is left out.")),
		days: z._default(wholeNumber(1, mostDays), 7),
	}),
	status: 200,
	answer: z.object({ results: z.array(shift) }),
	errors: [],
});

export const ownShifts = call({
	method: "GET",
	path: "/shift-manager/own-shifts/",
	summary:
		"The shifts from now on in which the reader has a place or waits for one, or had one when they were called off, the next first; one that runs too.",
	who: communityRoles,
	status: 200,
	answer: z.object({ results: z.array(shift) }),
	errors: [],
});

export const bookShift = call({
	method: "POST",
	path: "/shift-manager/book-shift/",
	summary:
		"Book a place for oneself, also in a shift that is on, for what is left of it. Without `part`, supervisors take the supervisor's place where it is free, and everybody else a listener's.",
	who: communityRoles,
	body: z.object({
		shift_id: id,
		user_id: id,
		part: z.optional(z.enum(shiftParts)),
		beyond_cap: z
			._default(z.boolean(), false)
			.check(z.describe("Also beyond the shifts a week that are good for one.")),
		long_run: longRun,
	}),
	status: 200,
	answer: z.object({ message: z.string(), result: shift }),
	errors: [
		"already_booked",
		"shift_full",
		"shift_off",
		"shift_over",
		"not_open_yet",
		"needs_supervisor",
		"overlap",
		"trainee",
		"not_a_supervisor",
		"beyond_cap",
		"long_run",
	],
});

export const cancelShift = call({
	method: "POST",
	path: "/shift-manager/cancel-shift/",
	summary: "Give one's place up before the shift starts. Who comes next on the waiting list is offered it.",
	who: communityRoles,
	body: z.object({ shift_id: id, user_id: z.optional(id) }),
	status: 200,
	answer: z.object({ message: z.string(), result: shift }),
	errors: ["not_booked", "shift_started", "cover_needed"],
});

export const shiftCalls = { shiftTimes, listShifts, ownShifts, bookShift, cancelShift };
