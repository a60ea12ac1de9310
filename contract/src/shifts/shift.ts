import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id, sentId, time } from "../ids.ts";
import { lengthLimit } from "../text.ts";
import { attendances, bookingObstacles, shiftParts, shiftStates } from "./parts.ts";

export const noSuchTime = t("Please give a time as HH:MM.");
const hoursAndMinutes = z.string().check(lengthLimit(10, noSuchTime), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, noSuchTime));

export const noSuchDay = t("Please give a day as YYYY-MM-DD.");

/** A day of the weekly schedule as YYYY-MM-DD, on the clocks of the organisation. */
export const day = z.iso.date({ error: noSuchDay, abort: true }).check(z.regex(/^[12]/, noSuchDay));

/** Hours of the day at which a shift may stand, as the organisation's clock shows them. */
export const shiftTime = z.object({
	id,
	start_time: hoursAndMinutes,
	end_time: hoursAndMinutes.check(z.describe("At or before the start: on the day after.")),
});
export type ShiftTime = z.infer<typeof shiftTime>;

/** A place in a shift as all see it. */
export const place = z.object({
	member_id: sentId,
	name: z.string(),
	part: z.enum(shiftParts),
	cover_wanted: z
		.boolean()
		.check(z.describe("They are looking for cover; until it is found the booking stays theirs.")),
	cover_reason: z
		.optional(z.string())
		.check(z.describe("The reason they gave: visible to supervisors and directors, if given.")),
	attended: z
		.optional(z.object({ attendance: z.enum(attendances), minutes: z.int() }))
		.check(z.describe("Recorded attendance: visible to supervisors and directors, if recorded.")),
});
export type Place = z.infer<typeof place>;

/** What a shift is to who reads it. */
export const ownInShift = z.object({
	part: z.nullable(z.enum(shiftParts)).check(z.describe("The reader's booking; null without one.")),
	cover_wanted: z.boolean(),
	confirmed: z.boolean().check(z.describe("They have confirmed by a reminder's link that they will come.")),
	cancel_until: z
		.nullable(time)
		.check(
			z.describe(
				"Until then the reader can release the booking; afterwards only to somebody who covers it. Null without one.",
			),
		),
	overlaps: z.boolean().check(z.describe("The reader has a booking in another shift at the same time.")),
	checked_in_at: z.nullable(time),
	checked_out_at: z.nullable(time),
	waiting: z
		.nullable(z.int())
		.check(z.describe("How many are before the reader on the waiting list; null when not on it.")),
	offer_until: z.nullable(time).check(z.describe("A place is reserved for the reader until then.")),
	can_cover: z
		.array(z.enum(shiftParts))
		.check(z.describe("Parts in which the reader could take the booking of somebody who is looking for cover.")),
	called_off: z.boolean().check(z.describe("The shift is off, and the reader had a booking when it was called off.")),
});

export const shift = z.object({
	id,
	shift_time: id,
	date: day,
	shift_datetime: time.check(z.describe("When it starts.")),
	ends_at: time,
	half: z.boolean().check(z.describe("A half-shift.")),
	is_active: z
		.boolean()
		.check(z.describe("It has a supervisor and a free place for a listener, was not called off and is not over.")),
	state: z.enum(shiftStates),
	off_reason: z.nullable(z.string()),
	supervisor: z.nullable(id).check(z.describe("Who supervises it; of several the first who booked.")),
	volunteer: z.array(sentId).check(z.describe("Who has a listener's place.")),
	capacity: z.int().check(z.describe("Listeners it needs.")),
	supervisors_needed: z.int(),
	places: z.array(place).check(z.describe("Supervisors first, each part in the order of booking.")),
	waiting: z.int().check(z.describe("How many are on the waiting list.")),
	own: ownInShift,
	why_not: z
		.nullable(z.enum(bookingObstacles))
		.check(z.describe("Why the reader cannot book it; null when they can. `started`: it is over.")),
	bookable_from: z.nullable(time).check(z.describe("When booking opens; null when it has.")),
});
export type Shift = z.infer<typeof shift>;

export const newShiftTime = z.object({ start_time: hoursAndMinutes, end_time: hoursAndMinutes });
