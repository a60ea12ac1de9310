import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { askSwap as askSwapCall, Swap } from "@warmline/contract/shifts/cover-calls";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import { limitTo } from "../../../platform/rate-limit/limits.ts";
import { noSuchShift, notBooked } from "../../errors.ts";
import { type LockedPlaces, lockMembersAndShifts, readPlaces } from "../../lock-places.ts";
import { notifyOfShifts } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { ensureCanSwap } from "./ensure-can-swap.ts";
import { insertSwap, isAsked, swapById } from "./swap-queries.ts";
import { toSwap } from "./swap-serializer.ts";

const notTheirs = () => conflict("not_theirs", t("This person isn’t booked on that shift."));
const otherPart = () => conflict("other_part", t("You can only swap shifts of the same role."));
const alreadyAsked = () => conflict("already_asked", t("This swap is already waiting for an answer."));

const bothPlaces = (
	{ own }: LockedPlaces,
	memberId: string,
	{ give, get, member_id: otherId }: BodyOf<typeof askSwapCall>,
) => {
	const placeIn = (shiftId: string, ofId: string) =>
		own.find(({ shift_id, member_id, ended_at }) => shift_id === shiftId && member_id === ofId && ended_at === null);
	const gives = placeIn(give, memberId);
	if (!gives) throw notBooked();
	const gets = otherId === memberId ? undefined : placeIn(get, otherId);
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
	await limitTo(context, ["swap", id], { limit: mostAnHour, windowSeconds: 3600 });
	return inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { members, shifts } = await lockMembersAndShifts(tx, [id, wish.member_id], [wish.give, wish.get]);
		const places = await readPlaces(context, tx, members, shifts);
		const { gives, gets } = bothPlaces(places, id, wish);
		if (await isAsked(tx, gives.id, gets.id)) throw alreadyAsked();
		const handings = ensureCanSwap({ gives, gets, members, places, by: id, longRun: wish.long_run });
		if (!handings) throw otherPart();
		const swapId = v7();
		await insertSwap(tx, { id: swapId, gives_booking_id: gives.id, gets_booking_id: gets.id, asked_at: places.now });
		const swap = await swapById(tx, swapId);
		if (!swap) throw noSuchShift();
		const news = {
			member_id: wish.member_id,
			message: "shift_swap_requested" as const,
			shift: swap.getsShift,
			actor_id: id,
		};
		await notifyOfShifts(context, work, [news]);
		afterCommit(() => context.announceShifts());
		return toSwap(swap);
	});
};
