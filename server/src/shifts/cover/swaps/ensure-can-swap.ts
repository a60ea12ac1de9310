import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../../accounts/index.ts";
import { conflict } from "../../../platform/errors.ts";
import { hasStarted, isOff } from "../../errors.ts";
import { type LockedPlaces, placeOf } from "../../lock-places.ts";
import { ensureNoLongRun } from "../../long-run.ts";
import type { BookingRow } from "../../shift-queries.ts";
import { hasBegun } from "../../standing.ts";
import { mayHave } from "../policy.ts";
import { ensureCanCome, type Handing } from "../replace-place.ts";

const refusals = {
	booked: () => conflict("already_booked", t("One of you is already booked on the other shift.")),
	overlap: () => conflict("overlap", t("One of you has another shift at that time.")),
};

type Exchange = {
	readonly gives: BookingRow;
	readonly gets: BookingRow;
	/** Both people, and both shifts, as they were locked. */
	readonly members: readonly MemberRow[];
	readonly places: LockedPlaces;
	/** Who says yes to it just now, and whether to many hours in a row, too. */
	readonly by: string;
	readonly longRun: boolean;
};

/** Both ways of the exchange, each of which can be; undefined when one of them may not have that part any more. */
export const ensureCanSwap = ({ gives, gets, members, places, by, longRun }: Exchange): Handing[] | undefined => {
	const handings: Handing[] = [];
	for (const [booking, other] of [
		[gives, gets],
		[gets, gives],
	] as const) {
		const member = members.find(({ id }) => id === other.member_id);
		if (!member?.is_active || !mayHave(member.role, booking.part)) return undefined;
		const to = placeOf(places, member, booking.shift_id);
		if (to.seats.shift.off_at) throw isOff();
		if (hasBegun(to.seats.shift, to.now)) throw hasStarted();
		ensureCanCome(to, [other.shift_id], refusals);
		if (member.id === by) ensureNoLongRun(to, longRun, [other.shift_id]);
		handings.push({ to, booking });
	}
	return handings;
};
