import type { Db } from "../../platform/db/database.ts";
import { supportMinutes } from "../duty/support-minutes.ts";
import type { ShiftNews } from "../notify-of-shifts.ts";
import { giveUpPlaces } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf, type PlaceRow, type ShiftRow, setBooking } from "../shift-queries.ts";

type Ending = { readonly shift: ShiftRow; readonly place: Pick<PlaceRow, "id" | "member_id"> };

/** What somebody has worked of a shift that runs is theirs. */
const countWork = async (tx: Db, now: Date, { shift, place: { id, member_id } }: Ending): Promise<void> => {
	const booking = await bookingOf(tx, shift.id, member_id);
	if (!booking?.checked_in_at || booking.checked_out_at) return;
	const minutes = (booking.minutes ?? 0) + supportMinutes(shift, booking.checked_in_at, now);
	await setBooking(tx, id, { checked_out_at: now, attendance: "worked", minutes });
};

/** Ends places by a director's hand. Answers what others are to hear. */
export const endPlaces = async (
	context: Pick<ShiftContext, "clock">,
	tx: Db,
	endings: readonly Ending[],
	how: "called_off" | "replaced",
): Promise<ShiftNews[]> => {
	const now = context.clock.now();
	for (const ending of endings) if (ending.shift.starts_at <= now) await countWork(tx, now, ending);
	const places = endings.map(({ place }) => place);
	return giveUpPlaces(tx, places, how, now);
};
