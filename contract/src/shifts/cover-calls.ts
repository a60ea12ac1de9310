import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { id, time } from "../ids.ts";
import { listOf, optionalText } from "../text.ts";
import { mostLetters } from "./limits.ts";
import { longRun } from "./long-run.ts";
import { shiftParts } from "./parts.ts";
import { shift } from "./shift.ts";

const answered = z.object({ message: z.string(), result: shift });

export const seekCover = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/seek-cover/",
	summary:
		"Look for somebody who takes one's place. It stays one's own until then. Those who can are asked: qualified, free, rested, and first who is behind on the hours.",
	who: agentRoles,
	body: z.object({ reason: optionalText(mostLetters.whyCover) }),
	status: 200,
	answer: z.object({ asked: z.int().check(z.describe("How many were asked.")), ...answered.shape }),
	errors: ["not_booked", "shift_started"],
});

export const keepPlace = call({
	method: "DELETE",
	path: "/shift-manager/shifts/:id/seek-cover/",
	summary: "No cover is looked for any more: one comes oneself.",
	who: agentRoles,
	status: 200,
	answer: answered,
	errors: ["not_booked"],
});

export const takeCover = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/take-cover/",
	summary: "Take the place of somebody who looks for cover, as long as the shift is not over.",
	who: agentRoles,
	body: z.object({ member_id: id, long_run: longRun }),
	status: 200,
	answer: answered,
	errors: [
		"not_wanted",
		"already_booked",
		"shift_off",
		"shift_over",
		"overlap",
		"trainee",
		"not_a_supervisor",
		"long_run",
	],
});

export const joinWaitingList = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/waiting-list/",
	summary: "Be offered a place of a full shift when one is free, in the order of coming.",
	who: agentRoles,
	status: 200,
	answer: answered,
	errors: ["not_full", "already_booked", "already_waiting", "shift_off", "shift_started", "overlap", "trainee"],
});

export const leaveWaitingList = call({
	method: "DELETE",
	path: "/shift-manager/shifts/:id/waiting-list/",
	summary: "Wait no more.",
	who: agentRoles,
	status: 200,
	answer: answered,
	errors: [],
});

export const answerOffer = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/offer/",
	summary: "Take the place that is kept for one, or leave it to the next.",
	who: agentRoles,
	body: z.object({ accept: z.boolean(), long_run: longRun }),
	status: 200,
	answer: answered,
	errors: [
		"no_offer",
		"needs_supervisor",
		"already_booked",
		"shift_off",
		"shift_started",
		"overlap",
		"shift_full",
		"trainee",
		"long_run",
	],
});

/** Two members exchange bookings, at the request of one. */
export const swap = z.object({
	id,
	from: z.object({ id, name: z.string() }),
	to: z.object({ id, name: z.string() }),
	gives: z.object({ shift_id: id, shift_datetime: time, ends_at: time, part: z.enum(shiftParts) }),
	gets: z.object({ shift_id: id, shift_datetime: time, ends_at: time, part: z.enum(shiftParts) }),
	asked_at: time,
});
export type Swap = z.infer<typeof swap>;

export const listSwaps = call({
	method: "GET",
	path: "/shift-manager/swaps/",
	summary: "Swaps that wait for an answer: what one was asked, and what one has asked.",
	who: agentRoles,
	status: 200,
	answer: z.object({ results: z.array(swap) }),
	errors: [],
});

export const askSwap = call({
	method: "POST",
	path: "/shift-manager/swaps/",
	summary: "Offer one's place in a shift for the place of somebody in another one, of the same part.",
	who: agentRoles,
	body: z.object({ give: id, get: id, member_id: id, long_run: longRun }),
	status: 201,
	answer: z.object({ result: swap }),
	errors: [
		"not_booked",
		"not_theirs",
		"other_part",
		"already_asked",
		"shift_off",
		"shift_started",
		"overlap",
		"already_booked",
		"long_run",
	],
});

export const answerSwap = call({
	method: "POST",
	path: "/shift-manager/swaps/:id/answer/",
	summary: "Both change places at once, or neither does.",
	who: agentRoles,
	body: z.object({ accept: z.boolean(), long_run: longRun }),
	status: 200,
	answer: z.object({ message: z.string() }),
	errors: ["swap_over", "shift_off", "shift_started", "overlap", "already_booked", "long_run"],
});

export const withdrawSwap = call({
	method: "DELETE",
	path: "/shift-manager/swaps/:id/",
	summary: "What one has asked is asked no more.",
	who: agentRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["swap_over"],
});

/** Somebody who could come, and what is known of it. Who is behind on the hours is first. */
export const candidate = z.object({
	id,
	name: z.string(),
	part: z.enum(shiftParts),
	minutes_behind: z
		.int()
		.check(z.describe("Minutes that are missing of what was promised for this month; 0 for none.")),
	rested: z.boolean(),
	asked_at: z.nullable(time).check(z.describe("When they were asked for this shift; null when they were not.")),
	connected: z.optional(z.boolean()).check(z.describe("They have a page open now.")),
});
export type Candidate = z.infer<typeof candidate>;

export const listCandidates = call({
	method: "GET",
	path: "/shift-manager/shifts/:id/candidates/",
	summary:
		"Who could come to a shift that lacks people: qualified and free at its time. Of one that is on or starts soon, who is connected is first.",
	who: supervisingRoles,
	query: z.object({ part: z.enum(shiftParts) }),
	status: 200,
	answer: z.object({ results: z.array(candidate) }),
	errors: [],
});

export const callOut = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/call-out/",
	summary: "Ask people to come: those named, or all who are qualified, free and rested and were not asked yet.",
	who: supervisingRoles,
	body: z.object({
		part: z.enum(shiftParts),
		member_ids: z.optional(listOf(id, 200).check(z.minLength(1))),
	}),
	status: 200,
	answer: z.object({ asked: z.int() }),
	errors: ["not_needed", "needs_supervisor", "shift_off", "shift_over", "nobody_left"],
});

export const coverCalls = {
	seekCover,
	keepPlace,
	takeCover,
	joinWaitingList,
	leaveWaitingList,
	answerOffer,
	listSwaps,
	askSwap,
	answerSwap,
	withdrawSwap,
	listCandidates,
	callOut,
};
