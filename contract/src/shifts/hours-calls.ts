import * as z from "zod/mini";
import { communityRoles, roleNames, supervisingRoles } from "../accounts/roles.ts";
import { call, sentFile } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { lengthLimit } from "../text.ts";
import { mostAttendedMinutes } from "./limits.ts";
import { attendances, shiftParts } from "./parts.ts";
import { day } from "./shift.ts";

export const noSuchMonth = t("Please give a month as YYYY-MM.");

/** A month as YYYY-MM, on the clocks of the organisation. */
export const month = z
	.string()
	.check(lengthLimit(10, noSuchMonth), z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, noSuchMonth));

const minutes = z.int();

/** A shift that somebody had a place in. */
export const workedShift = z.object({
	shift_id: id,
	shift_datetime: time,
	ends_at: time,
	part: z.enum(shiftParts),
	attendance: z.enum(attendances),
	minutes: minutes.check(z.describe("Support time: from the start, or from checking in, to checking out.")),
});
export type WorkedShift = z.infer<typeof workedShift>;

export const hours = z.object({
	member: z.object({ id, name: z.string() }),
	/** Of this month, on the clocks of the organisation. */
	month,
	worked_minutes: minutes,
	booked_minutes: minutes.check(z.describe("Of shifts of this month that are still to come.")),
	worked_shifts: z.int(),
	booked_shifts: z.int(),
	needed_minutes: minutes.check(z.describe("Promised for this month; 0 for who is not certified.")),
	needed_shifts: z.int(),
	shifts_this_week: z.int(),
	/** The first months, in which more was promised; null when they are over, or have not begun. */
	first_months: z.nullable(z.object({ until: day, worked_shifts: z.int(), needed_shifts: z.int() })),
	since: z.nullable(day).check(z.describe("Certified since.")),
	earlier_minutes: z.optional(minutes).check(z.describe("Before they had an account here.")),
	total_minutes: z.optional(minutes).check(z.describe("All that was ever given, also before.")),
	months: z
		.array(z.object({ month, minutes, shifts: z.int(), no_shows: z.int() }))
		.check(z.describe("The last twelve with anything in them, the newest first.")),
	shifts: z.array(workedShift).check(z.describe("The last fifty that have begun, the newest first.")),
});
export type Hours = z.infer<typeof hours>;

const whose = z.optional(id).check(z.describe("Somebody else's: for directors."));
const span = z.object({ member: whose, from: z.optional(day), until: z.optional(day) }).check(
	z.refine(({ from, until }) => from === undefined || until === undefined || until >= from, {
		path: ["until"],
		error: t("The last day must not be before the first."),
	}),
);

export const readHours = call({
	method: "GET",
	path: "/shift-manager/hours/",
	summary: "Support time, what was promised, and the shifts behind it.",
	who: communityRoles,
	scope: "hours:read",
	query: z.object({ member: whose }),
	status: 200,
	answer: z.object({ result: hours }),
	errors: [],
});

export const hoursTable = call({
	method: "GET",
	path: "/shift-manager/hours/csv/",
	summary: "The shifts of a time as a table (CSV). Of all that there are where no days are given.",
	who: communityRoles,
	scope: "hours:read",
	query: span,
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const hoursLetter = call({
	method: "GET",
	path: "/shift-manager/hours/letter/",
	summary: "A letter (PDF) that says how many hours of support somebody gave, to be handed in.",
	who: communityRoles,
	query: span,
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: ["no_hours"],
});

export const memberHours = z.object({
	id,
	name: z.string(),
	role: z.enum(roleNames),
	worked_minutes: minutes,
	booked_minutes: minutes,
	needed_minutes: minutes,
	worked_shifts: z.int(),
	no_shows: z.int(),
});
export type MemberHours = z.infer<typeof memberHours>;

export const listHours = call({
	method: "GET",
	path: "/shift-manager/hours/members/",
	summary: "Everybody's support time of a month (this one), by name.",
	who: ["director"],
	scope: "hours:read",
	query: z.object({ ...paging.shape, month: z.optional(month) }),
	status: 200,
	answer: pageOf(memberHours),
	errors: [],
});

export const changeAttendance = call({
	method: "PATCH",
	path: "/shift-manager/shifts/:id/attendance/",
	summary: "Say whether somebody was there, where the checking in does not tell it. Not about oneself.",
	who: supervisingRoles,
	body: z.object({
		member_id: id,
		attendance: z.enum(["worked", "excused", "no_show"], t("Please choose from the list.")),
		minutes: z
			.optional(z.int().check(z.minimum(0), z.maximum(mostAttendedMinutes)))
			.check(z.describe("Left out: as it was noted, else the whole length.")),
	}),
	status: 200,
	answer: z.object({ result: workedShift }),
	errors: ["not_booked", "not_begun", "still_on_duty", "own_attendance"],
});

export const hoursCalls = { readHours, hoursTable, hoursLetter, listHours, changeAttendance };
