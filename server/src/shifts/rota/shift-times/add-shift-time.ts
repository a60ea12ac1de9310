import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { halfShiftHours, shiftHours } from "@warmline/contract/shifts/parts";
import type { addShiftTime } from "@warmline/contract/shifts/rota-calls";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import { conflict, invalid } from "../../../platform/errors.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { changeRota } from "../change-rota.ts";
import { bringShiftTime, type ShiftTimeRow } from "./shift-time-queries.ts";

const day = 24 * 60;
const minutesIn = (time: string): number => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
};

/** Over midnight where the end is not after the start. */
const hoursBetween = (start: string, end: string): number => ((minutesIn(end) - minutesIn(start) + day) % day) / 60;

/** A new time for shifts; a retired one of the same hours comes back. */
export const newShiftTime = (
	context: ShiftContext,
	director: MemberRow,
	{ start_time, end_time }: BodyOf<typeof addShiftTime>,
): Promise<ShiftTimeRow> => {
	const hours = hoursBetween(start_time, end_time);
	if (hours !== shiftHours && hours !== halfShiftHours) {
		const sentence = t("A shift is 4 hours long, a half-shift 2.");
		throw invalid("invalid_end_time", sentence, { end_time: sentence });
	}
	return changeRota(context, director, async ({ tx }, _, audit) => {
		const time = await bringShiftTime(tx, { id: v7(), start_time, end_time });
		if (!time) throw conflict("shift_time_exists", t("This shift time already exists."));
		await audit({ change: "add_shift_time", start: start_time, end: end_time });
		return time;
	});
};
