import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { lockPlace } from "../../lock-places.ts";
import { endWaiting, shown } from "../../places.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { offerFreePlaces } from "./offer-free-places.ts";

/** Leaves the waiting list; a place reserved for the member goes to the next. */
export const leaveWaitingList = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	shiftId: string,
): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const left = await endWaiting(tx, await lockPlace(context, tx, id, shiftId), "left");
		const after = await offerFreePlaces(context, work, left);
		afterCommit(() => context.announceShifts());
		return shown(after);
	});
