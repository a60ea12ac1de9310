import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { answerOffer as answerOfferCall } from "@warmline/contract/shifts/cover-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import { hasStarted, isOff, noSuchShift, obstacle } from "../../errors.ts";
import { ensureNoLongRun } from "../../long-run.ts";
import { lockMembersAndShifts, takePlace } from "../../places.ts";
import { seatsOfOne, shownShift } from "../../seats.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { hasBegun } from "../../standing.ts";
import { agentAmong } from "../agent-among.ts";
import { mayHave } from "../policy.ts";
import { offerFreePlaces } from "./offer-free-places.ts";
import { leaveList, waitingOf } from "./waiting-queries.ts";

const noOffer = () => conflict("no_offer", t("No spot is on hold for you on this shift any more."));

/** The place that is kept is theirs, or the next one's. */
export const answerOffer = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	shiftId: string,
	{ accept, long_run }: BodyOf<typeof answerOfferCall>,
): Promise<Shift> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { members, shifts } = await lockMembersAndShifts(tx, [id], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		const member = agentAmong(members, id);
		const now = context.clock.now();
		if (shift.off_at) throw isOff();
		if (hasBegun(shift, now)) throw hasStarted();
		const waiting = await waitingOf(tx, shiftId, id);
		const { places } = await seatsOfOne(tx, shift);
		// Nobody supervises it any more, since the place was kept for them.
		if (accept && waiting?.part === "listener" && !places.some(({ part }) => part === "supervisor"))
			throw obstacle("needs_supervisor");
		if (!waiting?.offer_until || waiting.offer_until <= now) throw noOffer();
		if (!mayHave(member.role, waiting.part)) throw noOffer();
		if (accept) await ensureNoLongRun(tx, id, shift, long_run);
		if (accept) await takePlace(context, tx, shift, id, waiting.part);
		else await leaveList(tx, shiftId, id, "declined", now);
		await offerFreePlaces(context, tx, afterCommit, shift);
		afterCommit(() => {
			context.announceShifts();
			// With them the shift may be one that visitors can count on.
			if (accept) context.announceDuty();
		});
		return shownShift(context, tx, member, shift);
	});
