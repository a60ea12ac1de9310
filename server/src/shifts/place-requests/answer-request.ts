import type { BodyOf } from "@warmline/contract/calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { answerPlaceRequest } from "@warmline/contract/shifts/place-request-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { announcePlaces } from "../announce-places.ts";
import { ensureAgent } from "../cover/ensure-agent.ts";
import { mayHave } from "../cover/policy.ts";
import { ensureCanCome, replacePlaces } from "../cover/replace-place.ts";
import { offerFreePlaces } from "../cover/waiting-list/offer-free-places.ts";
import { notASupervisor, obstacle } from "../errors.ts";
import { type LockedPlace, lockPlace } from "../lock-places.ts";
import { ensureNoLongRun } from "../long-run.ts";
import type { ShiftNews } from "../notify-of-shifts.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import { shown, takePlace } from "../places.ts";
import { relievePlace } from "../relieve-place.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, placesIn } from "../shift-queries.ts";
import { freePlaces } from "../standing.ts";
import { noSuchRequest, requestOver } from "./request-errors.ts";
import { endRequest, requestById, type WholeRequest } from "./request-queries.ts";

type Answer = BodyOf<typeof answerPlaceRequest>;

/** That they can come is judged now: since they were asked much may have changed. */
const ensureCanTake = (place: LockedPlace, part: ShiftPart, isSure: boolean): void => {
	ensureAgent(place.member);
	ensureCanCome(place);
	if (!mayHave(place.member.role, part)) throw notASupervisor();
	if (part === "listener" && !place.seats.places.some((one) => one.part === "supervisor"))
		throw obstacle("needs_supervisor");
	ensureNoLongRun(place, isSure);
};

/** A free place; where none is free, that of somebody who looks for cover. */
const take = async (
	tx: Db,
	place: LockedPlace,
	part: ShiftPart,
	besides: readonly string[],
): Promise<{ taken: LockedPlace; news: ShiftNews[] }> => {
	const { seats, now, member } = place;
	if (freePlaces(seats, part, now, member.id) > 0) return { taken: await takePlace(tx, place, part), news: [] };
	const relieved = seats.places.find(
		(one) => one.part === part && one.cover_wanted_at !== null && besides.includes(one.member_id),
	);
	if (!relieved) throw obstacle("full");
	const had = await bookingOf(tx, seats.shift.id, relieved.member_id);
	if (had) await relievePlace(tx, now, seats.shift, had);
	const { places, news } = await replacePlaces(tx, [{ to: place, booking: relieved }], "covered", now);
	const [taken = place] = places;
	const covered = {
		...{ member_id: relieved.member_id, message: "shift_covered" as const },
		...{ shift: seats.shift, actor_id: member.id },
	};
	return { taken, news: [covered, ...news] };
};

/** What the supervisor hears who has asked. */
const newsOfAnswer = ({ request, shift, member }: WholeRequest, accept: boolean): ShiftNews[] =>
	request.asked_by === null
		? []
		: [
				{
					member_id: request.asked_by,
					message: accept ? "shift_place_accepted" : "shift_place_declined",
					shift,
					actor_id: member.id,
				},
			];

/** The asked member takes the place, or leaves it. Of what has come in between they are told, and may answer again. */
export const answerRequest = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	requestId: string,
	{ accept, long_run }: Answer,
): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const asked = await requestById(tx, requestId);
		if (!asked || asked.member.id !== id) throw noSuchRequest();
		const { shift_id, part } = asked.request;
		const besides = accept
			? (await placesIn(tx, [shift_id])).filter((one) => one.cover_wanted_at).map(({ member_id }) => member_id)
			: [];
		const before = await lockPlace(context, tx, id, shift_id, besides);
		if (!(await endRequest(tx, requestId, accept ? "accepted" : "declined", before.now))) throw requestOver();
		const answer = newsOfAnswer(asked, accept);
		if (!accept) {
			await notifyOfShifts(context, work, answer);
			afterCommit(() => context.announceShifts());
			return shown(before);
		}
		ensureCanTake(before, part, long_run);
		const { taken, news } = await take(tx, before, part, besides);
		const after = await offerFreePlaces(context, work, taken, [...answer, ...news]);
		announcePlaces(context, work, after.seats, before.seats.places);
		return shown(after);
	});
