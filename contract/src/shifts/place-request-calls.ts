import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { id, time } from "../ids.ts";
import { longRun } from "./long-run.ts";
import { placeRequestStates, shiftParts } from "./parts.ts";
import { shift } from "./shift.ts";

/** A supervisor asks one member to take a place of a shift that is on, or starts soon. */
export const placeRequest = z.object({
	id,
	member: z.object({ id, name: z.string() }),
	part: z.enum(shiftParts),
	asked_at: time,
	state: z
		.enum(placeRequestStates)
		.check(z.describe("`waiting`: no answer yet. `accepted`: also when they came by another way.")),
	answered_at: z.nullable(time),
});
export type PlaceRequest = z.infer<typeof placeRequest>;

export const listPlaceRequests = call({
	method: "GET",
	path: "/shift-manager/shifts/:id/place-requests/",
	summary: "Who was asked by name to take a place of the shift, and what they answered; the newest first.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({ results: z.array(placeRequest) }),
	errors: [],
});

export const requestPlace = call({
	method: "POST",
	path: "/shift-manager/shifts/:id/place-requests/",
	summary:
		"Ask one member to take a place that a shift lacks, which is on or starts within twelve hours. They accept or decline until it is over.",
	who: supervisingRoles,
	body: z.object({ member_id: id, part: z.enum(shiftParts) }),
	status: 201,
	answer: z.object({ result: placeRequest }),
	errors: ["not_soon", "shift_off", "shift_over", "not_needed", "needs_supervisor", "cannot_come", "already_asked"],
});

export const withdrawPlaceRequest = call({
	method: "DELETE",
	path: "/shift-manager/place-requests/:request_id/",
	summary: "Take back what was asked and is not answered yet.",
	who: supervisingRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["request_over"],
});

/** What a member was asked, with the shift as they see it. */
export const askedPlace = z.object({
	id,
	from: z.nullable(z.string()).check(z.describe("Who asks; null for somebody who is gone.")),
	part: z.enum(shiftParts),
	shift,
});
export type AskedPlace = z.infer<typeof askedPlace>;

export const ownPlaceRequests = call({
	method: "GET",
	path: "/shift-manager/place-requests/",
	summary:
		"Places that the reader was asked to take, and that wait for their answer; the shift that starts first is first.",
	who: agentRoles,
	status: 200,
	answer: z.object({ results: z.array(askedPlace) }),
	errors: [],
});

export const answerPlaceRequest = call({
	method: "POST",
	path: "/shift-manager/place-requests/:request_id/answer/",
	summary: "Take the place that one was asked to take, or decline.",
	who: agentRoles,
	body: z.object({ accept: z.boolean(), long_run: longRun }),
	status: 200,
	answer: z.object({ message: z.string(), result: shift }),
	errors: [
		"request_over",
		"shift_off",
		"shift_over",
		"already_booked",
		"overlap",
		"needs_supervisor",
		"not_a_supervisor",
		"shift_full",
		"trainee",
		"long_run",
	],
});

export const placeRequestCalls = {
	listPlaceRequests,
	requestPlace,
	withdrawPlaceRequest,
	ownPlaceRequests,
	answerPlaceRequest,
};
