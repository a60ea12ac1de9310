import { t } from "@warmline/contract/i18n";
import {
	answerOffer as answerOfferCall,
	answerSwap as answerSwapCall,
	askSwap as askSwapCall,
	callOut as callOutCall,
	joinWaitingList as joinWaitingListCall,
	keepPlace as keepPlaceCall,
	leaveWaitingList as leaveWaitingListCall,
	listCandidates,
	listSwaps,
	seekCover as seekCoverCall,
	takeCover as takeCoverCall,
	withdrawSwap as withdrawSwapCall,
} from "@warmline/contract/shifts/cover-calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { bookedText } from "../booking/booked-text.ts";
import { noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { callOut } from "./call-out.ts";
import { listCandidatesFor } from "./candidates.ts";
import { seekCover } from "./seek-cover.ts";
import { answerSwap } from "./swaps/answer-swap.ts";
import { askSwap } from "./swaps/ask-swap.ts";
import { listSwapsFor } from "./swaps/list-swaps.ts";
import { noSuchSwap } from "./swaps/own-swap.ts";
import { withdrawSwap } from "./swaps/withdraw-swap.ts";
import { takeCover } from "./take-cover.ts";
import { answerOffer } from "./waiting-list/answer-offer.ts";
import { joinWaitingList } from "./waiting-list/join-waiting-list.ts";
import { keepPlace } from "./waiting-list/keep-place.ts";
import { leaveWaitingList } from "./waiting-list/leave-waiting-list.ts";

const shiftIdFrom = ({ id }: Record<string, string>) => idFrom(id, noSuchShift);
const swapIdFrom = ({ id }: Record<string, string>) => idFrom(id, noSuchSwap);

const placeRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	calls.answer(seekCoverCall, async ({ member, params, body }) => {
		const sought = await seekCover(context, member, shiftIdFrom(params), body.reason);
		return { ...sought, message: t("We’re looking for someone. The shift stays yours until then.") };
	});

	calls.answer(keepPlaceCall, async ({ member, params }) => ({
		result: await keepPlace(context, member, shiftIdFrom(params)),
		message: t("You’re keeping the shift."),
	}));

	calls.answer(takeCoverCall, async ({ member, params, body }) => {
		const shiftId = shiftIdFrom(params);
		const result = await takeCover(context, member, { shiftId, fromId: body.member_id, longRun: body.long_run });
		return { result, message: bookedText(context, result, t("Thank you. The shift is yours.")) };
	});

	calls.answer(listCandidates, ({ params, query }) => listCandidatesFor(context, shiftIdFrom(params), query.part));

	calls.answer(callOutCall, ({ member, params, body }) => callOut(context, member, shiftIdFrom(params), body));
};

const waitingRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	calls.answer(joinWaitingListCall, async ({ member, params }) => ({
		result: await joinWaitingList(context, member, shiftIdFrom(params)),
		message: t("You are on the waiting list. We’ll tell you when a spot opens."),
	}));

	calls.answer(leaveWaitingListCall, async ({ member, params }) => ({
		result: await leaveWaitingList(context, member, shiftIdFrom(params)),
		message: t("You are no longer on the waiting list."),
	}));

	calls.answer(answerOfferCall, async ({ member, params, body }) => ({
		result: await answerOffer(context, member, shiftIdFrom(params), body),
		message: body.accept ? t("The shift is yours.") : t("The spot goes to the next person."),
	}));
};

const swapRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	calls.answer(listSwaps, ({ member }) => listSwapsFor(context, member));

	calls.answer(askSwapCall, async ({ member, body }) => ({ result: await askSwap(context, member, body) }));

	calls.answer(answerSwapCall, ({ member, params, body }) => answerSwap(context, member, swapIdFrom(params), body));

	calls.answer(withdrawSwapCall, async ({ member, params }) => {
		await withdrawSwap(context, member, swapIdFrom(params));
		return undefined;
	});
};

export const coverRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	placeRoutes(calls, context);
	waitingRoutes(calls, context);
	swapRoutes(calls, context);
};
