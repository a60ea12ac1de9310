import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { closeDays } from "@warmline/contract/shifts/rota-calls";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import { daysAfter } from "../../../platform/days.ts";
import { invalid } from "../../../platform/errors.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { callOff, lockShiftsAndTheirPeople } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { idsOnClosed } from "../planned-shift-queries.ts";
import { type ClosedDaysRow, insertClosedDays, mostClosedDays } from "./closed-day-queries.ts";

/** Days without shifts. Who adds a shift by hand on one of them afterwards, wants it. */
export const closeSomeDays = (
	context: ShiftContext,
	director: MemberRow,
	{ first, last = first, name, yearly, tell }: BodyOf<typeof closeDays>,
): Promise<ClosedDaysRow> => {
	if (last >= daysAfter(first, mostClosedDays)) {
		const sentence = t("Please close at most a year at once.");
		throw invalid("too_long", sentence, { last: sentence });
	}
	return changeRota(context, director, async (work, _, audit) => {
		const { tx } = work;
		const days = { id: v7(), first, last, name, yearly };
		await insertClosedDays(tx, days);
		const { shifts } = await lockShiftsAndTheirPeople(tx, await idsOnClosed(tx, days.id, context.clock.now()));
		const on = shifts.filter(({ off_at }) => off_at === null);
		await callOff(context, work, on, { by: director, tell }, { off_reason: name, closed_days_id: days.id });
		await audit({ change: "close_days", first, last, yearly, name });
		return days;
	});
};
