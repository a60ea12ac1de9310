import type { remindedShift } from "@warmline/contract/shifts/reminder-calls";
import type * as z from "zod/mini";
import { readRotaSettings } from "../rota/settings/settings-queries.ts";
import type { ShiftContext } from "../shift-context.ts";
import { cancelUntil } from "../standing.ts";
import { findReminded } from "./find-reminded.ts";
import { standingOf } from "./reminder-standing.ts";

/** The shift behind a reminder's link, for whoever has it: no login, and so no names but their own first one. */
export const readReminder = async (
	context: Pick<ShiftContext, "clock" | "database">,
	token: string,
): Promise<z.infer<typeof remindedShift>> => {
	const place = await findReminded(context, token);
	const { booking, shift, member } = place;
	const settings = await readRotaSettings(context.database.db);
	const now = context.clock.now();
	const standing = standingOf(place, now);
	const isTheirs = standing === "booked" || standing === "seeking_cover";
	return {
		first_name: member.first_name,
		shift_datetime: shift.starts_at.toISOString(),
		ends_at: shift.ends_at.toISOString(),
		part: booking.part,
		standing,
		confirmed: booking.confirmed_at !== null,
		can_cancel: isTheirs && now <= cancelUntil(shift, settings),
	};
};
