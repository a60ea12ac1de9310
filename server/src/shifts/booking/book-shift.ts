import { isSupervising } from "@warmline/contract/accounts/roles";
import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { bookShift } from "@warmline/contract/shifts/calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { ensureSelf, type MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden, notLoggedIn } from "../../platform/errors.ts";
import { announcePlaces } from "../announce-places.ts";
import { offerFreePlaces } from "../cover/waiting-list/offer-free-places.ts";
import { noSuchShift, obstacle } from "../errors.ts";
import { ensureNoLongRun } from "../long-run.ts";
import { lockMembersAndShifts, takePlace } from "../places.ts";
import { readRotaSettings } from "../rota/settings/settings-queries.ts";
import { readerOf, seatsOfOne, shownShift } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import { partFor, whyNot } from "../standing.ts";
import { countBooked } from "./booking-queries.ts";
import { weekOf } from "./week-of.ts";

const beyondCap = () =>
	conflict("beyond_cap", t("That’s a lot of time for one week. You can still take this shift, if you are sure."));

/** A member books a place. Of all who want the last one, one gets it. */
export const book = async (
	context: ShiftContext,
	member: MemberRow,
	{ shift_id, user_id, part: wanted, beyond_cap, long_run }: BodyOf<typeof bookShift>,
): Promise<Shift> => {
	ensureSelf(member, user_id);
	return inTransaction(context.database.db, async (tx, afterCommit) => {
		const {
			members: [booker],
			shifts: [shift],
		} = await lockMembersAndShifts(tx, [member.id], [shift_id]);
		if (!booker?.is_active) throw notLoggedIn();
		if (!shift) throw noSuchShift();
		const now = context.clock.now();
		const seats = await seatsOfOne(tx, shift);
		const settings = await readRotaSettings(tx);
		const why = whyNot(seats, await readerOf(tx, booker, [shift]), settings, now, wanted);
		if (why === "off" || why === "started" || why === "trainee") throw obstacle(why);
		if (wanted === "supervisor" && !isSupervising(booker.role))
			throw forbidden(t("Only supervisors and directors can supervise a shift."));
		if (why) throw obstacle(why);
		if (!beyond_cap && (await countBooked(tx, booker.id, ...weekOf(shift.day))) >= settings.weekly_cap)
			throw beyondCap();
		await ensureNoLongRun(tx, booker.id, shift, long_run);
		const place = await takePlace(context, tx, shift, booker.id, partFor(seats, booker, now, wanted));
		// What was kept for them may have been a place of the other part.
		await offerFreePlaces(context, tx, afterCommit, shift);
		announcePlaces(context, afterCommit, { shift, places: [...seats.places, place] }, seats.places);
		return shownShift(context, tx, booker, shift);
	});
};
