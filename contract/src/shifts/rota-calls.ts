import * as z from "zod/mini";
import { supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id } from "../ids.ts";
import { requiredText } from "../text.ts";
import { mostLetters, rotaLimits } from "./limits.ts";
import { day, newShiftTime, shift, shiftTime } from "./shift.ts";

const wholeIn = ({ least, most }: { readonly least: number; readonly most: number }) => {
	const error = () => t("Please choose a whole number from {least} to {most}.", { least, most });
	return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

/** How many a shift needs. */
const listeners = wholeIn(rotaLimits.listeners);
const supervisors = wholeIn(rotaLimits.supervisors);

/** One of the weekly shifts: on that day of every week, at that time. */
export const weeklyShift = z.object({
	weekday: wholeIn({ least: 0, most: 6 }).check(
		z.describe("0 for Sunday to 6 for Saturday, on the clocks of the society."),
	),
	shift_time: id,
	listeners,
	supervisors,
});
export type WeeklyShift = z.infer<typeof weeklyShift>;

/** Days without shifts: a holiday, which may come every year, or some days of one. */
export const closedDays = z.object({
	id,
	first: day,
	last: day,
	name: z.string(),
	yearly: z.boolean(),
});
export type ClosedDays = z.infer<typeof closedDays>;

/** How booking goes. */
export const rotaSettings = z.object({
	booking_weeks: wholeIn(rotaLimits.booking_weeks).check(z.describe("Weeks ahead from which a shift can be booked.")),
	cancel_hours: wholeIn(rotaLimits.cancel_hours).check(
		z.describe("Hours before the start after which a place is given up only to somebody who takes it; 0 for none."),
	),
	weekly_cap: wholeIn(rotaLimits.weekly_cap).check(
		z.describe("Shifts in a week from which on a member must confirm another booking."),
	),
	rest_hours: wholeIn(rotaLimits.rest_hours).check(
		z.describe("Hours without a shift, after which somebody counts as rested."),
	),
	offer_minutes: wholeIn(rotaLimits.offer_minutes).check(
		z.describe("Minutes a free place is kept for who is first on the waiting list. Near the start it is less."),
	),
});
export type RotaSettings = z.infer<typeof rotaSettings>;

const tell = z
	._default(z.boolean(), false)
	.check(z.describe("True when it is known that people who have booked lose their place and are told."));

export const addShiftTime = call({
	method: "POST",
	path: "/shift-manager/shift-times/",
	summary: "A new time of the day for shifts: four hours long, or two for a half-shift.",
	who: ["director"],
	body: newShiftTime,
	status: 201,
	answer: z.object({ result: shiftTime }),
	errors: ["shift_time_exists"],
});

export const retireShiftTime = call({
	method: "DELETE",
	path: "/shift-manager/shift-times/:id/",
	summary: "No more shifts at this time. What is planned at it is called off, and those who have booked are told.",
	who: ["director"],
	body: z.object({ tell }),
	status: 204,
	answer: z.undefined(),
	errors: ["people_booked"],
});

export const readRota = call({
	method: "GET",
	path: "/shift-manager/rota/",
	summary: "The weekly shifts, the days without, and how booking goes.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({
		result: z.object({
			weekly: z.array(weeklyShift),
			closed_days: z.array(closedDays),
			settings: rotaSettings,
			planned_until: z.nullable(day).check(z.describe("The last day for which shifts were made.")),
		}),
	}),
	errors: [],
});

export const setWeeklyShift = call({
	method: "PUT",
	path: "/shift-manager/rota/weekly/",
	summary:
		"A weekly shift is there with these needs, from now on. Shifts that were changed by hand stay as they are; nobody loses a place by smaller needs.",
	who: ["director"],
	body: weeklyShift,
	status: 200,
	answer: z.object({ result: weeklyShift }),
	errors: [],
});

export const dropWeeklyShift = call({
	method: "DELETE",
	path: "/shift-manager/rota/weekly/",
	summary: "A weekly shift is no more. What is planned is called off, and those who have booked are told.",
	who: ["director"],
	body: z.object({ weekday: weeklyShift.shape.weekday, shift_time: id, tell }),
	status: 204,
	answer: z.undefined(),
	errors: ["people_booked"],
});

export const closeDays = call({
	method: "POST",
	path: "/shift-manager/closed-days/",
	summary: "Days without shifts. What is planned on them is called off, and those who have booked are told.",
	who: ["director"],
	body: z
		.object({
			first: day,
			last: z.optional(day),
			name: requiredText(t("Please enter a name."), mostLetters.nameOfClosedDays),
			yearly: z._default(z.boolean(), false),
			tell,
		})
		.check(
			z.refine(({ first, last }) => last === undefined || last >= first, {
				path: ["last"],
				error: t("The last day must not be before the first."),
			}),
		),
	status: 201,
	answer: z.object({ result: closedDays }),
	errors: ["people_booked", "too_long"],
});

export const openDays = call({
	method: "DELETE",
	path: "/shift-manager/closed-days/:id/",
	summary:
		"These days have shifts again, from now on. Who had booked, or waited, when they were closed is told, and has to book again.",
	who: ["director"],
	status: 200,
	answer: z.object({ told: z.int().check(z.describe("How many people are told.")) }),
	errors: [],
});

export const changeRotaSettings = call({
	method: "PATCH",
	path: "/shift-manager/rota/settings/",
	summary: "How booking goes: what is named changes, the rest stays.",
	who: ["director"],
	body: z.partial(rotaSettings),
	status: 200,
	answer: z.object({ result: rotaSettings }),
	errors: [],
});

export const addShift = call({
	method: "POST",
	path: "/shift-manager/shifts/",
	summary: "One shift besides the weekly ones. `supervisor` is booked, and told.",
	who: ["director"],
	body: z.object({
		date: day,
		shift_time: id,
		supervisor: z.optional(z.nullable(id)),
		capacity: listeners,
		supervisors_needed: z._default(supervisors, 1),
	}),
	status: 201,
	answer: z.object({ result: shift }),
	errors: ["shift_exists", "shift_started", "not_a_supervisor", "overlap"],
});

export const changeShift = call({
	method: "PATCH",
	path: "/shift-manager/shifts/:id/",
	summary:
		"Change one shift that has not ended: what is named, the rest stays. `supervisor` takes the place of all who supervise it; `off` calls it off with that reason, null puts it on again. Those it concerns are told.",
	who: ["director"],
	body: z.object({
		supervisor: z.optional(z.nullable(id)),
		capacity: z.optional(listeners),
		supervisors_needed: z.optional(supervisors),
		off: z.optional(z.nullable(requiredText(t("Please give a reason for cancelling."), mostLetters.whyOff))),
		tell,
	}),
	status: 200,
	answer: z.object({ result: shift }),
	errors: [
		"people_booked",
		"more_booked",
		"shift_started",
		"shift_off",
		"shift_time_retired",
		"not_a_supervisor",
		"overlap",
	],
});

export const rotaCalls = {
	addShiftTime,
	retireShiftTime,
	readRota,
	setWeeklyShift,
	dropWeeklyShift,
	closeDays,
	openDays,
	changeRotaSettings,
	addShift,
	changeShift,
};
