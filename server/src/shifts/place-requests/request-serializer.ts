import type { PlaceRequestState } from "@warmline/contract/shifts/parts";
import type { PlaceRequest } from "@warmline/contract/shifts/place-request-calls";
import { namedPerson } from "../../accounts/index.ts";
import { isOver } from "../standing.ts";
import type { WholeRequest } from "./request-queries.ts";

/** What is not answered is over with the shift, or when they may not come any more; who is in it already has come. */
export const stateOfRequest = ({ request, shift, is_in, may_have }: WholeRequest, now: Date): PlaceRequestState => {
	if (request.ended_how) return request.ended_how;
	if (is_in) return "accepted";
	return may_have && shift.off_at === null && !isOver(shift, now) ? "waiting" : "over";
};

export const toPlaceRequest = (whole: WholeRequest, now: Date): PlaceRequest => ({
	id: whole.request.id,
	member: namedPerson(whole.member),
	part: whole.request.part,
	asked_at: whole.request.asked_at.toISOString(),
	state: stateOfRequest(whole, now),
	answered_at: whole.request.ended_at?.toISOString() ?? null,
});
