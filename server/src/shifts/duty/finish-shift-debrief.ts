import { t } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import type { MemberRow } from "../../accounts/index.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { markDebriefed, saidHeavy } from "./debrief-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { readDutyOf } from "./read-duty.ts";

/** Somebody has spoken with a member for whom a shift was heavy. */
export const finishShiftDebrief = async (
	context: ShiftContext,
	roster: DutyRoster,
	supervisor: MemberRow,
	shiftId: string,
	memberId: string,
): Promise<Duty> => {
	if (memberId === supervisor.id) {
		throw conflict("own_debrief", t("This is your own debrief. Please let another supervisor talk with you."));
	}
	const { db } = context.database;
	if (!(await saidHeavy(db, shiftId, memberId))) throw notFound(t("No such debrief."));
	await markDebriefed(db, shiftId, memberId, supervisor.id, context.clock.now());
	context.announceDuty();
	return readDutyOf(context, roster, supervisor);
};
