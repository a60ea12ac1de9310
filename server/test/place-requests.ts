import assert from "node:assert/strict";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import {
	answerPlaceRequest,
	listPlaceRequests,
	ownPlaceRequests,
	type PlaceRequest,
	requestPlace,
	withdrawPlaceRequest,
} from "@warmline/contract/shifts/place-request-calls";
import type { MemberPerson } from "./person.ts";

export const triesToRequest = (who: MemberPerson, shift: string, member_id: string, part: ShiftPart = "listener") =>
	who.calls(requestPlace, { member_id, part }, { id: shift });

export const requestsPlace = async (
	who: MemberPerson,
	shift: string,
	asked: MemberPerson,
	part: ShiftPart = "listener",
): Promise<PlaceRequest> => {
	const { status, body } = await triesToRequest(who, shift, asked.id, part);
	assert.equal(status, 201, JSON.stringify(body));
	return requestPlace.answer.parse(body).result;
};

export const answersRequest = (who: MemberPerson, request_id: string, accept: boolean, long_run = false) =>
	who.calls(answerPlaceRequest, { accept, long_run }, { request_id });
export const withdrawsRequest = (who: MemberPerson, request_id: string) =>
	who.calls(withdrawPlaceRequest, undefined, { request_id });

/** What a supervisor sees of the shift: whom was asked, and how it stands. */
export const requestStates = async (who: MemberPerson, shift: string): Promise<[string, PlaceRequest["state"]][]> => {
	const { status, body } = await who.calls(listPlaceRequests, undefined, { id: shift });
	assert.equal(status, 200, JSON.stringify(body));
	return listPlaceRequests.answer.parse(body).results.map(({ member, state }) => [member.name, state]);
};

export const askedPlaces = async (who: MemberPerson) => {
	const { status, body } = await who.calls(ownPlaceRequests);
	assert.equal(status, 200, JSON.stringify(body));
	return ownPlaceRequests.answer.parse(body).results;
};
