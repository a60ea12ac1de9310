import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { answerOffer as answerOfferCall } from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import { hasStarted, isOff, obstacle } from "../../errors.ts";
import { bookingIn, type LockedPlace, lockPlace } from "../../lock-places.ts";
import { ensureNoLongRun } from "../../long-run.ts";
import { endWaiting, shown, takePlace } from "../../places.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { freePlaces, hasBegun, overlaps } from "../../standing.ts";
import { ensureAgent } from "../ensure-agent.ts";
import { mayHave } from "../policy.ts";
import { offerFreePlaces } from "./offer-free-places.ts";

type Answer = BodyOf<typeof answerOfferCall>;

const noOffer = () => conflict("no_offer", t("No spot is on hold for you on this shift any more."));

/** The part in which a place is kept for them. */
const offeredTo = ({ member, seats, now }: LockedPlace, { accept }: Answer): ShiftPart => {
	if (seats.shift.off_at) throw isOff();
	if (hasBegun(seats.shift, now)) throw hasStarted();
	const waiting = seats.waiting.find(({ member_id }) => member_id === member.id);
	// Nobody supervises it any more, since the place was kept for them.
	if (accept && waiting?.part === "listener" && !seats.places.some(({ part }) => part === "supervisor"))
		throw obstacle("needs_supervisor");
	if (!waiting?.offer_until || waiting.offer_until <= now) throw noOffer();
	if (!mayHave(member.role, waiting.part)) throw noOffer();
	return waiting.part;
};

/** What has come in between since it was offered. */
const ensureCanTake = (place: LockedPlace, part: ShiftPart, isSure: boolean): void => {
	const { member, seats, reader, now } = place;
	ensureNoLongRun(place, isSure);
	if (bookingIn(place)) throw obstacle("booked");
	if (overlaps(seats.shift, reader)) throw obstacle("overlap");
	if (freePlaces(seats, part, now, member.id) <= 0) throw obstacle("full");
};

/** The place that is kept is theirs, or the next one's. */
export const answerOffer = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	shiftId: string,
	answer: Answer,
): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const before = await lockPlace(context, tx, id, shiftId);
		ensureAgent(before.member);
		const part = offeredTo(before, answer);
		if (answer.accept) ensureCanTake(before, part, answer.long_run);
		const answered = answer.accept ? await takePlace(tx, before, part) : await endWaiting(tx, before, "declined");
		const after = await offerFreePlaces(context, work, answered);
		afterCommit(() => {
			context.announceShifts();
			// With them the shift may be one that visitors can count on.
			if (answer.accept) context.announceDuty();
		});
		return shown(after);
	});
