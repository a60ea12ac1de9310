import type { ShiftContext } from "../shift-context.ts";
import { endDutyBesideShifts, onDutyBesideShifts } from "./beside-shifts-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";

/**
 * Of members who have checked in to no shift the duty ends with the connection, when it is lost for longer than a moment:
 * who opens a page tomorrow has not come to listen.
 */
export const endLostDuty = async (context: ShiftContext, roster: DutyRoster): Promise<void> => {
	const { db } = context.database;
	const lost = (await onDutyBesideShifts(db)).filter((id) => !roster.isReachable(id));
	if (lost.length === 0) return;
	await endDutyBesideShifts(db, lost);
	context.announceDuty();
};
