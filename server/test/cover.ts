import assert from "node:assert/strict";
import {
	answerOffer,
	answerSwap,
	askSwap,
	callOut,
	joinWaitingList,
	keepPlace,
	leaveWaitingList,
	listCandidates,
	listSwaps,
	type Swap,
	seekCover,
	takeCover,
	withdrawSwap,
} from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { subjectsCalledSince } from "../src/alerts/index.ts";
import { certifiedOn } from "../src/applications/index.ts";
import { expireOffers } from "../src/shifts/cover/waiting-list/expire-offers.ts";
import { lists } from "./notices.ts";
import type { MemberPerson } from "./person.ts";
import type { society } from "./society.ts";

type Cast = Awaited<ReturnType<typeof society>>;

export const seeksCover = (who: MemberPerson, id: string, reason?: string) =>
	who.calls(seekCover, reason === undefined ? {} : { reason }, { id });
export const keepsPlace = (who: MemberPerson, id: string) => who.calls(keepPlace, undefined, { id });
/** Whether somebody was asked about many hours in a row, and is sure. */
type Sure = { readonly long_run?: boolean };

export const takesCover = (who: MemberPerson, id: string, member_id: string, sure: Sure = {}) =>
	who.calls(takeCover, { member_id, ...sure }, { id });
export const joins = (who: MemberPerson, id: string) => who.calls(joinWaitingList, undefined, { id });
export const leaves = (who: MemberPerson, id: string) => who.calls(leaveWaitingList, undefined, { id });
export const answersOffer = (who: MemberPerson, id: string, accept: boolean, sure: Sure = {}) =>
	who.calls(answerOffer, { accept, ...sure }, { id });
export const asksSwap = (who: MemberPerson, give: string, get: string, member_id: string, sure: Sure = {}) =>
	who.calls(askSwap, { give, get, member_id, ...sure });
export const answersSwap = (who: MemberPerson, id: string, accept: boolean, sure: Sure = {}) =>
	who.calls(answerSwap, { accept, ...sure }, { id });
export const withdrawsSwap = (who: MemberPerson, id: string) => who.calls(withdrawSwap, undefined, { id });
export const callsOut = (who: MemberPerson, id: string, part: ShiftPart, member_ids?: string[]) =>
	who.calls(callOut, { part, ...(member_ids ? { member_ids } : {}) }, { id });

export const swapsOf = async (who: MemberPerson): Promise<Swap[]> => {
	const { status, body } = await who.calls(listSwaps);
	assert.equal(status, 200, JSON.stringify(body));
	return listSwaps.answer.parse(body).results;
};

/** A swap that was asked for. */
export const hasAsked = async (who: MemberPerson, give: string, get: string, member_id: string): Promise<Swap> => {
	const { status, body } = await asksSwap(who, give, get, member_id);
	assert.equal(status, 201, JSON.stringify(body));
	return askSwap.answer.parse(body).result;
};

export const candidates = async (who: MemberPerson, id: string, part: ShiftPart) => {
	const { status, body } = await who.calls(listCandidates, undefined, { id, part });
	assert.equal(status, 200, JSON.stringify(body));
	return listCandidates.answer.parse(body).results;
};

/** What somebody was told about shifts, the newest first. */
export const toldOfShifts = async (who: MemberPerson): Promise<(string | null)[]> =>
	(await lists(who)).results.filter(({ kind }) => kind === "shift").map(({ target }) => target.words);

/** What the server does by itself every half minute. */
export const looksAtOffers = ({ platform }: Cast) =>
	expireOffers({
		...platform,
		zone: "America/New_York",
		certifiedOn,
		calledBecauseOf: (db, ids, since) => subjectsCalledSince(db, "shift_uncovered", ids, since),
		earlierMinutesOf: async () => 0,
		openChatsOf: async () => 0,
		openingNow: async () => assert.fail("the door is no affair of a waiting list"),
		announceShifts: () => {},
		announceDuty: () => {},
	});

/** Who has a place in a shift, in the order of booking. */
export const placesIn = async ({ pool }: Cast, shift: string): Promise<string[]> =>
	(
		await pool.query("SELECT member_id FROM bookings WHERE shift_id = $1 AND ended_at IS NULL ORDER BY id", [shift])
	).rows.map(({ member_id }) => member_id);
