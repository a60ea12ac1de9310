import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { opening } from "../chats/opening.ts";
import { id, time } from "../ids.ts";
import { listOf, optionalText } from "../text.ts";
import { mostLetters } from "./limits.ts";
import { leavingConcerns, shiftParts } from "./parts.ts";
import { shift } from "./shift.ts";

const inShift = z.object({ id, name: z.string(), part: z.enum(shiftParts) });

/** Who is there for this shift, and what the reader has to do. */
export const duty = z.object({
	own: z
		.nullable(shift)
		.check(
			z.describe(
				"The reader's earliest shift that is running, begins within 15 minutes, or is over without a check-out.",
			),
		),
	runs: z.nullable(
		z.object({
			id,
			shift_datetime: time,
			ends_at: time,
			on_duty: z.array(z.object({ ...inShift.shape, since: time, there: z.boolean() })),
			missing: z.array(inShift).check(z.describe("Who has a place and has not checked in.")),
		}),
	),
	door: opening,
	debriefs: z
		.array(
			z.object({
				shift_id: id,
				shift_datetime: time,
				...inShift.shape,
				words: z.nullable(z.string()),
				checked_out_at: time,
			}),
		)
		.check(z.describe("To supervisors: who has said that it was heavy, and whom nobody has spoken with.")),
	to_read: z
		.array(
			z.object({
				about: z.enum(["leaving", "closing"]),
				shift_id: id,
				shift_datetime: time,
				id: z.nullable(id),
				name: z.nullable(z.string()).check(z.describe("Null for a member who is gone.")),
				words: z.string(),
				at: time,
			}),
		)
		.check(
			z.describe(
				"To supervisors, the latest first: what people said when they left shifts of the last seven days that were not heavy, and the notes of those who closed one.",
			),
		),
	to_close: z
		.array(z.object({ id, shift_datetime: time, ends_at: time }))
		.check(z.describe("Shifts of the last two days that the reader supervised, and that nobody has closed.")),
});
export type Duty = z.infer<typeof duty>;

export const readDuty = call({
	method: "GET",
	path: "/shift-manager/duty/",
	summary: "The shift that runs, who is on duty, and the reader's own part in it.",
	who: agentRoles,
	status: 200,
	answer: z.object({ result: duty }),
	errors: [],
});

export const checkIn = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/check-in/",
	summary: "Here and ready; from a quarter of an hour before the start. Sent again, it stays as it was.",
	who: agentRoles,
	status: 200,
	answer: z.object({ result: duty }),
	errors: ["not_booked", "too_early", "shift_over", "shift_off"],
});

export const checkOut = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/check-out/",
	summary: "Off duty. `heavy`: it was, and one would like to speak with a supervisor.",
	who: agentRoles,
	body: z.object({
		heavy: z._default(z.boolean(), false),
		words: optionalText(mostLetters.afterShift),
		sure: z
			._default(listOf(z.enum(leavingConcerns), leavingConcerns.length), [])
			.check(z.describe("Warnings that the member has confirmed; any other warning is returned first.")),
	}),
	status: 200,
	answer: z.object({ result: duty }),
	errors: ["not_checked_in", ...leavingConcerns],
});

export const finishShiftDebrief = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/debrief/",
	summary: "Record that somebody has spoken with a member for whom the shift was heavy; never oneself.",
	who: supervisingRoles,
	body: z.object({ member_id: id }),
	status: 200,
	answer: z.object({ result: duty }),
	errors: ["own_debrief"],
});

export const closeShift = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/close/",
	summary: "A supervisor of the shift, or a director, closes it when all have gone and everybody was spoken with.",
	who: supervisingRoles,
	body: z.object({
		note: optionalText(mostLetters.closingNote),
		hand_over: z._default(z.boolean(), false).check(z.describe("Debriefs that are left go to the next supervisor.")),
	}),
	status: 200,
	answer: z.object({ result: duty }),
	errors: ["not_over", "still_there", "debriefs_left", "shift_closed"],
});

export const dutyCalls = { readDuty, checkIn, checkOut, finishShiftDebrief, closeShift };
