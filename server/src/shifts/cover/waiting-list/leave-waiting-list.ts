import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { noSuchShift } from "../../errors.ts";
import { lockMembersAndShifts } from "../../places.ts";
import { shownShift } from "../../seats.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { offerFreePlaces } from "./offer-free-places.ts";
import { leaveList } from "./waiting-queries.ts";

/** Leaves the waiting list; a place reserved for the member goes to the next. */
export const leaveWaitingList = (context: ShiftContext, member: MemberRow, shiftId: string): Promise<Shift> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { shifts } = await lockMembersAndShifts(tx, [member.id], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		await leaveList(tx, shiftId, member.id, "left", context.clock.now());
		await offerFreePlaces(context, tx, afterCommit, shift);
		afterCommit(() => context.announceShifts());
		return shownShift(context, tx, member, shift);
	});
