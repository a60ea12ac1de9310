import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { askSwap as askSwapCall, Swap } from "@warmline/contract/shifts/cover-calls";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import type { Db } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import { limitTo } from "../../../platform/rate-limit/limits.ts";
import { noSuchShift, notBooked } from "../../errors.ts";
import { lockMembersAndShifts } from "../../places.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { bookingOf } from "../../shift-queries.ts";
import { tellOfShifts } from "../../tell-of-shifts.ts";
import { ensureCanSwap } from "./ensure-can-swap.ts";
import { insertSwap, isAsked, swapById } from "./swap-queries.ts";
import { toSwap } from "./swap-serializer.ts";

const notTheirs = () => conflict("not_theirs", t("This person isn’t booked on that shift."));
const otherPart = () => conflict("other_part", t("You can only swap shifts of the same role."));
const alreadyAsked = () => conflict("already_asked", t("This swap is already waiting for an answer."));

const bothPlaces = async (tx: Db, memberId: string, { give, get, member_id }: BodyOf<typeof askSwapCall>) => {
	const gives = await bookingOf(tx, give, memberId);
	if (!gives) throw notBooked();
	const gets = member_id === memberId ? undefined : await bookingOf(tx, get, member_id);
	if (!gets) throw notTheirs();
	if (gives.part !== gets.part) throw otherPart();
	return { gives, gets };
};

/** Each one is a notice and a mail to somebody else. */
const mostAnHour = 20;

/** Nothing changes until the other has said yes; what could not be is not asked. */
export const askSwap = async (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	wish: BodyOf<typeof askSwapCall>,
): Promise<Swap> => {
	await limitTo(context, ["swap", id], mostAnHour, 3600);
	return inTransaction(context.database.db, async (tx, afterCommit) => {
		const { members, shifts } = await lockMembersAndShifts(tx, [id, wish.member_id], [wish.give, wish.get]);
		const { gives, gets } = await bothPlaces(tx, id, wish);
		if (await isAsked(tx, gives.id, gets.id)) throw alreadyAsked();
		const handings = await ensureCanSwap(context, tx, { gives, gets, members, shifts, by: id, longRun: wish.long_run });
		if (!handings) throw otherPart();
		const swapId = v7();
		const asked_at = context.clock.now();
		await insertSwap(tx, { id: swapId, gives_booking_id: gives.id, gets_booking_id: gets.id, asked_at });
		const swap = await swapById(tx, swapId);
		if (!swap) throw noSuchShift();
		const news = {
			member_id: wish.member_id,
			message: "shift_swap_requested" as const,
			shift: swap.getsShift,
			actor_id: id,
		};
		await tellOfShifts(context, tx, afterCommit, [news]);
		afterCommit(() => context.announceShifts());
		return toSwap(swap);
	});
};
