import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import type { ShiftNews } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { hasBegun } from "../standing.ts";
import { lostWithShifts } from "./planned-shift-queries.ts";

/**
 * What those hear who lost a place in these shifts, or the wait for one, when they were called off: they are on again, and
 * they have to book again. To be asked while they are still off.
 */
export const reopenedNews = async (
	{ clock }: Pick<ShiftContext, "clock">,
	tx: Db,
	off: readonly ShiftRow[],
	by: Pick<MemberRow, "id">,
): Promise<ShiftNews[]> => {
	const toCome = new Map(off.filter((shift) => !hasBegun(shift, clock.now())).map((shift) => [shift.id, shift]));
	const lost = await lostWithShifts(tx, [...toCome.keys()]);
	return lost.flatMap(({ shift_id, member_id, waited }) => {
		const shift = toCome.get(shift_id);
		const message = waited ? ("shift_awaited_reopened" as const) : ("shift_reopened" as const);
		return shift ? [{ member_id, message, shift, actor_id: by.id }] : [];
	});
};
