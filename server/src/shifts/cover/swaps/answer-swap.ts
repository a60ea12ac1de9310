import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { answerSwap as answerSwapCall } from "@warmline/contract/shifts/cover-calls";
import type { MemberRow } from "../../../accounts/index.ts";
import type { Db } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { forbidden } from "../../../platform/errors.ts";
import { lockMembersAndShifts, readPlaces } from "../../lock-places.ts";
import { notifyOfShifts, type ShiftNews } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { replacePlaces } from "../replace-place.ts";
import { newsOfFreePlaces } from "../waiting-list/offer-free-places.ts";
import { ensureCanSwap } from "./ensure-can-swap.ts";
import { ownSwap, swapOver } from "./own-swap.ts";
import { endSwap, type WholeSwap } from "./swap-queries.ts";

/** Answers what others are to hear. */
const exchange = async (
	context: ShiftContext,
	tx: Db,
	{ swap, gives, gets }: WholeSwap,
	longRun: boolean,
): Promise<ShiftNews[]> => {
	const { members, shifts } = await lockMembersAndShifts(
		tx,
		[gives.member_id, gets.member_id],
		[gives.shift_id, gets.shift_id],
	);
	// Before all else: whose places these were is known from before the lock, and this says whether they still are.
	if (!(await endSwap(tx, swap.id, "accepted", context.clock.now()))) throw swapOver();
	const places = await readPlaces(context, tx, members, shifts);
	const handings = ensureCanSwap({ gives, gets, members, places, by: gets.member_id, longRun });
	if (!handings) throw swapOver();
	const swapped = await replacePlaces(tx, handings, "swapped", places.now);
	const news = swapped.news;
	for (const place of swapped.places) news.push(...(await newsOfFreePlaces(tx, place)).news);
	return news;
};

/** Both change places in one transaction, or nothing changes. */
export const answerSwap = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	swapId: string,
	{ accept, long_run }: BodyOf<typeof answerSwapCall>,
): Promise<{ message: string }> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const found = await ownSwap(tx, id, swapId);
		if (found.to.id !== id) throw forbidden();
		const news = accept ? await exchange(context, tx, found, long_run) : [];
		if (!accept && !(await endSwap(tx, swapId, "declined", context.clock.now()))) throw swapOver();
		const told = {
			member_id: found.from.id,
			message: accept ? ("shift_swap_accepted" as const) : ("shift_swap_declined" as const),
			shift: accept ? found.getsShift : found.givesShift,
			actor_id: id,
		};
		await notifyOfShifts(context, work, [told, ...news]);
		afterCommit(() => context.announceShifts());
		return { message: accept ? t("You’ve swapped shifts.") : t("You’ve declined. Nothing changes.") };
	});
