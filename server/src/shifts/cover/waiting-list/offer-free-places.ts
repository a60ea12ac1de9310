import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import { shiftParts } from "@warmline/contract/shifts/parts";
import type { Db } from "../../../platform/db/database.ts";
import type { UnitOfWork } from "../../../platform/db/transaction.ts";
import type { LockedPlace } from "../../lock-places.ts";
import { notifyOfShifts, type ShiftNews } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { freePlaces, hasBegun } from "../../standing.ts";
import { offerUntil } from "./offer-until.ts";
import { closeList, endDueOffers, forgetTold, markOffered, nextWaiting } from "./waiting-queries.ts";

/** A shift, as it is in the transaction that has locked it. */
type LockedShift = Pick<LockedPlace, "seats" | "settings" | "now">;

/**
 * Who of those who wait for that part, and can come, hears of a free place now: the first, for whom it is kept; near the
 * start all of them. Answers whom.
 */
const offer = async (tx: Db, { seats, now }: LockedShift, until: Date | null): Promise<string[]> => {
	const offered: string[] = [];
	for (const part of shiftParts) {
		const waiting = seats.waiting.filter((one) => one.part === part);
		// A listener cannot come by this way either before somebody supervises.
		if (part === "listener" && !seats.places.some((place) => place.part === "supervisor")) continue;
		if (waiting.length === 0) continue;
		const free = freePlaces(seats, part, now);
		if (free <= 0) {
			await forgetTold(tx, seats.shift.id, part);
			continue;
		}
		const next = await nextWaiting(tx, seats.shift, part, until ? free : waiting.length);
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
 * Has the waiting list of a shift follow its places: what was offered and not answered in time is over, and what is free
 * is kept for who comes next. Done twice, the second does nothing. Answers the shift as it is then, and what the caller
 * tells them.
 */
export const newsOfFreePlaces = async <Locked extends LockedShift>(
	tx: Db,
	locked: Locked,
): Promise<{ after: Locked; news: ShiftNews[] }> => {
	const { seats, settings, now } = locked;
	const { shift, waiting } = seats;
	if (waiting.length === 0) return { after: locked, news: [] };
	if (shift.off_at || hasBegun(shift, now)) {
		await closeList(tx, shift.id, now);
		return { after: { ...locked, seats: { ...seats, waiting: [] } }, news: [] };
	}
	const missed = waiting.some(({ offer_until }) => offer_until) ? await endDueOffers(tx, shift.id, now) : [];
	const left = waiting.filter(({ member_id }) => !missed.includes(member_id));
	const until = offerUntil(now, shift.starts_at, settings.offer_minutes);
	const offered = await offer(tx, { ...locked, seats: { ...seats, waiting: left } }, until);
	const heard = left.map((one) =>
		offered.includes(one.member_id) ? { ...one, offered_at: now, offer_until: until } : one,
	);
	const news = (memberIds: readonly string[], message: NotificationMessage): ShiftNews[] =>
		memberIds.map((member_id) => ({ member_id, message, shift, actor_id: null }));
	return {
		after: { ...locked, seats: { ...seats, waiting: heard } },
		news: [
			...news(missed, "shift_spot_released"),
			...news(offered, until ? "shift_spot_held" : "shift_spot_open_soon"),
		],
	};
};

/** The same, and they are told: with what else this act tells, since two acts that tell in parts may cross. */
export const offerFreePlaces = async <Locked extends LockedShift>(
	context: ShiftContext,
	work: UnitOfWork,
	locked: Locked,
	also: readonly ShiftNews[] = [],
): Promise<Locked> => {
	const { tx } = work;
	const { after, news } = await newsOfFreePlaces(tx, locked);
	const all = [...also, ...news];
	if (all.length > 0) await notifyOfShifts(context, work, all);
	return after;
};
