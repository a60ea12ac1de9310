import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { bookShift } from "@warmline/contract/shifts/calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { ensureSelf, type MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden, notLoggedIn } from "../../platform/errors.ts";
import { announcePlaces } from "../announce-places.ts";
import { offerFreePlaces } from "../cover/waiting-list/offer-free-places.ts";
import { obstacle } from "../errors.ts";
import { lockPlace } from "../lock-places.ts";
import { longRun } from "../long-run.ts";
import { shown, takePlace } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type BookingDecision, decideBooking } from "./decide-booking.ts";

const beyondCap = () =>
	conflict("beyond_cap", t("That’s a lot of time for one week. You can still take this shift, if you are sure."));
const notSupervising = () => forbidden(t("Only supervisors and directors can supervise a shift."));

const refusalOf = (decision: Exclude<BookingDecision, { part: unknown }>): Error => {
	if ("obstacle" in decision)
		return decision.obstacle === "not_supervising" ? notSupervising() : obstacle(decision.obstacle);
	return decision.warning === "beyond_cap" ? beyondCap() : longRun(decision.hours);
};

/** A member books a place. Of all who want the last one, one gets it. */
export const book = async (
	context: ShiftContext,
	member: MemberRow,
	{ shift_id, user_id, ...wish }: BodyOf<typeof bookShift>,
): Promise<Shift> => {
	ensureSelf(member, user_id);
	return inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const before = await lockPlace(context, tx, member.id, shift_id);
		if (!before.member.is_active) throw notLoggedIn();
		const decision = decideBooking(before, wish);
		if (!("part" in decision)) throw refusalOf(decision);
		const taken = await takePlace(tx, before, decision.part);
		// What was kept for them may have been a place of the other part.
		const after = await offerFreePlaces(context, work, taken);
		announcePlaces(context, work, after.seats, before.seats.places);
		return shown(after);
	});
};
