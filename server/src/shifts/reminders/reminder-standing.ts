import type { remindedShift } from "@warmline/contract/shifts/reminder-calls";
import type * as z from "zod/mini";
import { hasBegun } from "../standing.ts";
import type { RemindedPlace } from "./reminder-queries.ts";

type Standing = z.infer<typeof remindedShift>["standing"];

/** What has become of a place that somebody is reminded of. */
export const standingOf = ({ booking, shift }: Pick<RemindedPlace, "booking" | "shift">, now: Date): Standing => {
	if (booking.ended_how !== null) return booking.ended_how === "called_off" ? "off" : "given_up";
	if (shift.off_at) return "off";
	if (hasBegun(shift, now)) return "over";
	return booking.cover_wanted_at ? "seeking_cover" : "booked";
};
