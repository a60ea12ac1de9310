import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { announcePlaces } from "../announce-places.ts";
import { notASupervisor } from "../errors.ts";
import { type LockedPlace, lockPlace } from "../lock-places.ts";
import { ensureNoLongRun } from "../long-run.ts";
import { shown } from "../places.ts";
import { relievePlace } from "../relieve-place.ts";
import type { ShiftContext } from "../shift-context.ts";
import { bookingOf } from "../shift-queries.ts";
import { ensureAgent } from "./ensure-agent.ts";
import { mayHave } from "./policy.ts";
import { ensureCanCome, type Handing, replacePlaces } from "./replace-place.ts";
import { offerFreePlaces } from "./waiting-list/offer-free-places.ts";

const notWanted = () =>
	conflict("not_wanted", t("This spot is no longer open: someone has taken it, or is keeping it."));

/** From whom they take it, if they may. */
const handingTo = (place: LockedPlace, fromId: string, longRun: boolean): Handing => {
	ensureAgent(place.member);
	ensureCanCome(place);
	const booking = place.seats.places.find(({ member_id }) => member_id === fromId);
	if (!booking || booking.cover_wanted_at === null) throw notWanted();
	if (!mayHave(place.member.role, booking.part)) throw notASupervisor();
	ensureNoLongRun(place, longRun);
	return { to: place, booking };
};

/** Of all who would come instead, the first does. */
export const takeCover = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	{ shiftId, fromId, longRun }: { shiftId: string; fromId: string; longRun: boolean },
): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const before = await lockPlace(context, tx, id, shiftId, [fromId]);
		const handing = handingTo(before, fromId, longRun);
		const had = await bookingOf(tx, shiftId, fromId);
		if (had) await relievePlace(tx, before.now, before.seats.shift, had);
		const { places, news } = await replacePlaces(tx, [handing], "covered", before.now);
		const [taken = before] = places;
		const covered = { member_id: fromId, message: "shift_covered" as const, shift: before.seats.shift, actor_id: id };
		// They may have had an offer of their own, which they need no more.
		const after = await offerFreePlaces(context, work, taken, [covered, ...news]);
		announcePlaces(context, work, after.seats, before.seats.places);
		return shown(after);
	});
