import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { noSuchShift, notASupervisor } from "../errors.ts";
import { ensureNoLongRun } from "../long-run.ts";
import { lockMembersAndShifts } from "../places.ts";
import { shownShift } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf } from "../shift-queries.ts";
import { agentAmong } from "./agent-among.ts";
import { mayHave } from "./policy.ts";
import { ensureCanCome, replacePlaces } from "./replace-place.ts";
import { offerFreePlaces } from "./waiting-list/offer-free-places.ts";

const notWanted = () =>
	conflict("not_wanted", t("This spot is no longer open: someone has taken it, or is keeping it."));

/** Of all who would come instead, the first does. */
export const takeCover = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	{ shiftId, fromId, longRun }: { shiftId: string; fromId: string; longRun: boolean },
): Promise<Shift> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { members, shifts } = await lockMembersAndShifts(tx, [id, fromId], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		const member = agentAmong(members, id);
		await ensureCanCome(context, tx, { shift, to: id });
		const booking = await bookingOf(tx, shiftId, fromId);
		if (!booking || booking.cover_wanted_at === null) throw notWanted();
		if (!mayHave(member.role, booking.part)) throw notASupervisor();
		await ensureNoLongRun(tx, id, shift, longRun);
		const over = await replacePlaces(context, tx, [{ shift, booking, to: id }], "covered");
		// They may have had an offer of their own, which they need no more.
		await offerFreePlaces(context, tx, afterCommit, shift, [
			{ member_id: fromId, message: "shift_covered", shift, actor_id: id },
			...over,
		]);
		afterCommit(() => context.announceShifts());
		return shownShift(context, tx, member, shift);
	});
