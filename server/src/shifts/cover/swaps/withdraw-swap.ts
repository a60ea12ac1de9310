import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { forbidden } from "../../../platform/errors.ts";
import { notifyOfShifts } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { ownSwap, swapOver } from "./own-swap.ts";
import { endSwap } from "./swap-queries.ts";

export const withdrawSwap = (context: ShiftContext, { id }: Pick<MemberRow, "id">, swapId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const found = await ownSwap(tx, id, swapId);
		if (found.from.id !== id) throw forbidden();
		if (!(await endSwap(tx, swapId, "withdrawn", context.clock.now()))) throw swapOver();
		await notifyOfShifts(context, work, [
			{ member_id: found.to.id, message: "shift_swap_withdrawn", shift: found.getsShift, actor_id: id },
		]);
		afterCommit(() => context.announceShifts());
	});
