import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../../accounts/index.ts";
import type { Db } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/errors.ts";
import { noSuchShift } from "../../errors.ts";
import { ensureNoLongRun } from "../../long-run.ts";
import type { ShiftContext } from "../../shift-context.ts";
import type { BookingRow, ShiftRow } from "../../shift-queries.ts";
import { mayHave } from "../policy.ts";
import { ensureCanCome, type Handing } from "../replace-place.ts";

const refusals = {
	booked: () => conflict("already_booked", t("One of you is already booked on the other shift.")),
	overlap: () => conflict("overlap", t("One of you has another shift at that time.")),
};

type Exchange = {
	readonly gives: BookingRow;
	readonly gets: BookingRow;
	/** Of both, as they were locked. */
	readonly members: readonly MemberRow[];
	readonly shifts: readonly ShiftRow[];
	/** Who says yes to it just now, and whether to many hours in a row, too. */
	readonly by: string;
	readonly longRun: boolean;
};

/** Both ways of the exchange, each of which can be; undefined when one of them may not have that part any more. */
export const ensureCanSwap = async (
	context: Pick<ShiftContext, "clock">,
	tx: Db,
	{ gives, gets, members, shifts, by, longRun }: Exchange,
): Promise<Handing[] | undefined> => {
	const handings: Handing[] = [];
	for (const [booking, other] of [
		[gives, gets],
		[gets, gives],
	] as const) {
		const shift = shifts.find(({ id }) => id === booking.shift_id);
		if (!shift) throw noSuchShift();
		const to = members.find(({ id }) => id === other.member_id);
		if (!to?.is_active || !mayHave(to.role, booking.part)) return undefined;
		await ensureCanCome(context, tx, { shift, to: to.id }, [other.shift_id], refusals);
		if (to.id === by) await ensureNoLongRun(tx, by, shift, longRun, [other.shift_id]);
		handings.push({ shift, booking, to: to.id });
	}
	return handings;
};
