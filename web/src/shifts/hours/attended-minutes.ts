import { mostAttendedMinutes } from "@warmline/contract/shifts/limits";
import { numberIn } from "../number-in.ts";

/** The minutes of one shift that somebody has typed; null where they are none. */
export const attendedMinutes = (text: string): number | null => {
	const minutes = numberIn(text);
	return Number.isInteger(minutes) && minutes >= 0 && minutes <= mostAttendedMinutes ? minutes : null;
};
