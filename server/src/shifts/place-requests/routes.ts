import { t } from "@warmline/contract/i18n";
import {
	answerPlaceRequest,
	listPlaceRequests,
	ownPlaceRequests,
	requestPlace as requestPlaceCall,
	withdrawPlaceRequest,
} from "@warmline/contract/shifts/place-request-calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { bookedText } from "../booking/booked-text.ts";
import { noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { answerRequest } from "./answer-request.ts";
import { listOwnRequests, listRequestsFor } from "./list-requests.ts";
import { noSuchRequest } from "./request-errors.ts";
import { requestPlace } from "./request-place.ts";
import { withdrawRequest } from "./withdraw-request.ts";

const shiftIdFrom = ({ id }: Record<string, string>) => idFrom(id, noSuchShift);
const requestIdFrom = ({ request_id }: Record<string, string>) => idFrom(request_id, noSuchRequest);

export const placeRequestRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	calls.answer(listPlaceRequests, ({ params }) => listRequestsFor(context, shiftIdFrom(params)));

	calls.answer(requestPlaceCall, async ({ member, params, body }) => ({
		result: await requestPlace(context, member, shiftIdFrom(params), body),
	}));

	calls.answer(withdrawPlaceRequest, async ({ member, params }) => {
		await withdrawRequest(context, member, requestIdFrom(params));
		return undefined;
	});

	calls.answer(ownPlaceRequests, ({ member }) => listOwnRequests(context, member));

	calls.answer(answerPlaceRequest, async ({ member, params, body }) => {
		const result = await answerRequest(context, member, requestIdFrom(params), body);
		const accepted = () => bookedText(context, result, t("Thank you. The shift is yours."));
		return { result, message: body.accept ? accepted() : t("You’ve declined. We’ll ask someone else.") };
	});
};
