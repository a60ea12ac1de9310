import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { checkOutForgotten, markAbsent } from "./attendance-queries.ts";
import { endDutyBesideShifts } from "./beside-shifts-queries.ts";
import { overtimeMinutes } from "./support-minutes.ts";

/** When a shift is over: who did not come is noted and told so. It may be done twice. */
export const noteAbsences = (context: ShiftContext): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const absent = await markAbsent(tx, context.clock.now());
		if (absent.length === 0) return;
		const news = absent.map(({ member_id, shift_id: id, starts_at }) => ({
			member_id,
			message: "shift_missed" as const,
			shift: { id, starts_at },
			actor_id: null,
		}));
		await notifyOfShifts(context, work, news);
		afterCommit(() => context.announceShifts());
	});

/**
 * Who is long over their shift has forgotten to check out. The duty ends by itself afterwards: who checks in locks the member
 * before the place.
 */
export const endForgottenDuty = async (context: ShiftContext): Promise<void> => {
	const { db } = context.database;
	const now = context.clock.now();
	const ended = await checkOutForgotten(db, now, minutesAfter(now, -overtimeMinutes));
	if (ended.length === 0) return;
	await endDutyBesideShifts(db, ended);
	context.announceShifts();
	context.announceDuty();
};
