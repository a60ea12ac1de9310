import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import { shiftParts } from "@warmline/contract/shifts/parts";
import type { Db } from "../../../platform/db/database.ts";
import type { AfterCommit } from "../../../platform/db/transaction.ts";
import { readRotaSettings } from "../../rota/settings/settings-queries.ts";
import { seatsOfOne } from "../../seats.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { type ShiftRow, shiftById } from "../../shift-queries.ts";
import { freePlaces, hasBegun } from "../../standing.ts";
import { type ShiftNews, tellOfShifts } from "../../tell-of-shifts.ts";
import { offerUntil } from "./offer-until.ts";
import { closeList, endDueOffers, forgetTold, markOffered, nextWaiting } from "./waiting-queries.ts";

/**
 * Who of those who wait for that part, and can come, hears of a free place now: the first, for whom it is kept; near the
 * start all of them. Answers whom.
 */
const offer = async (tx: Db, shift: ShiftRow, now: Date, until: Date | null): Promise<string[]> => {
	const seats = await seatsOfOne(tx, shift);
	const offered: string[] = [];
	for (const part of shiftParts) {
		const waiting = seats.waiting.filter((one) => one.part === part);
		// A listener cannot come by this way either before somebody supervises.
		if (part === "listener" && !seats.places.some((place) => place.part === "supervisor")) continue;
		if (waiting.length === 0) continue;
		const free = freePlaces(seats, part, now);
		if (free <= 0) {
			await forgetTold(tx, shift.id, part);
			continue;
		}
		const next = await nextWaiting(tx, shift, part, until ? free : waiting.length);
		await markOffered(
			tx,
			next.map(({ id }) => id),
			now,
			until,
		);
		offered.push(...next.map(({ member_id }) => member_id));
	}
	return offered;
};

/**
 * Has the waiting list of a shift, which the caller has locked, follow its places: what was offered and not answered in
 * time is over, and what is free is kept for who comes next. Done twice, the second does nothing. Answers what the
 * caller tells them.
 */
export const newsOfFreePlaces = async (
	context: ShiftContext,
	tx: Db,
	afterCommit: AfterCommit,
	{ id }: Pick<ShiftRow, "id">,
): Promise<ShiftNews[]> => {
	const now = context.clock.now();
	// Needs, and whether it was called off, as they are by now in this transaction.
	const shift = await shiftById(tx, id);
	if (!shift) return [];
	if (shift.off_at || hasBegun(shift, now)) {
		await closeList(tx, id, now);
		return [];
	}
	const missed = await endDueOffers(tx, id, now);
	const { offer_minutes } = await readRotaSettings(tx);
	const until = offerUntil(now, shift.starts_at, offer_minutes);
	const offered = await offer(tx, shift, now, until);
	if (missed.length + offered.length > 0) afterCommit(() => context.announceShifts());
	const news = (memberIds: readonly string[], message: NotificationMessage): ShiftNews[] =>
		memberIds.map((member_id) => ({ member_id, message, shift, actor_id: null }));
	return [...news(missed, "shift_spot_released"), ...news(offered, until ? "shift_spot_held" : "shift_spot_open_soon")];
};

/** The same, and they are told: with what else this act tells, since two acts that tell in parts may cross. */
export const offerFreePlaces = async (
	context: ShiftContext,
	tx: Db,
	afterCommit: AfterCommit,
	shift: Pick<ShiftRow, "id">,
	also: readonly ShiftNews[] = [],
): Promise<void> => {
	const news = [...also, ...(await newsOfFreePlaces(context, tx, afterCommit, shift))];
	if (news.length > 0) await tellOfShifts(context, tx, afterCommit, news);
};
