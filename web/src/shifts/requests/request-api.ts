import { queryOptions } from "@tanstack/react-query";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import {
	answerPlaceRequest,
	listPlaceRequests,
	ownPlaceRequests,
	requestPlace,
	withdrawPlaceRequest,
} from "@warmline/contract/shifts/place-request-calls";
import { request } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";

/** Who was asked by name to come to a shift, to supervisors. */
export const placeRequestsQuery = (id: string) =>
	queryOptions({
		queryKey: shiftKeys.placeRequests(id),
		queryFn: async () => (await request(listPlaceRequests, { params: { id } })).results,
	});

/** What the reader was asked, and has not answered. */
export const askedPlacesQuery = queryOptions({
	queryKey: shiftKeys.askedPlaces,
	queryFn: async () => (await request(ownPlaceRequests)).results,
});

type Asking = { readonly id: string; readonly member_id: string; readonly part: ShiftPart };
export const sendPlaceRequest = ({ id, ...body }: Asking) => request(requestPlace, { params: { id }, body });

export const takeRequestBack = (request_id: string) => request(withdrawPlaceRequest, { params: { request_id } });

type Answer = { readonly id: string; readonly accept: boolean; readonly long_run?: boolean };
export const sayToRequest = ({ id, ...body }: Answer) =>
	request(answerPlaceRequest, { params: { request_id: id }, body });
