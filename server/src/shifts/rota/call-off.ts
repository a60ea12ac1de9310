import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import { lockMembersAndShifts } from "../lock-places.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { placesIn, type ShiftRow, waitingFor } from "../shift-queries.ts";
import { endPlaces } from "./end-places.ts";
import { peopleBooked } from "./people-booked.ts";
import { deleteUntouched, endWaitingFor, setOff } from "./planned-shift-queries.ts";

/** Who calls off, and whether they know that people who have booked lose their places. */
export type CallingOff = { readonly by: MemberRow; readonly tell: boolean };

/** Shifts, held until the transaction ends, after all who have a place in them or wait for one. */
export const lockShiftsAndTheirPeople = async (
	tx: Db,
	ids: readonly string[],
	besides: readonly string[] = [],
): Promise<{ shifts: ShiftRow[]; members: MemberRow[] }> => {
	const concerned = [...(await placesIn(tx, ids)), ...(await waitingFor(tx, ids))];
	return lockMembersAndShifts(tx, [...new Set([...besides, ...concerned.map(({ member_id }) => member_id)])], ids);
};

/** Nobody has a place in these shifts any more, or waits for one, and all of them are told. */
const emptyShifts = async (
	context: ShiftContext,
	work: UnitOfWork,
	held: readonly ShiftRow[],
	{ by, tell }: CallingOff,
	reason: string | null,
): Promise<void> => {
	const { tx } = work;
	const ids = held.map(({ id }) => id);
	const places = await placesIn(tx, ids);
	if (places.length > 0 && !tell) throw peopleBooked(places, held.length);
	const byId = new Map(held.map((shift) => [shift.id, shift]));
	const concerns = ({ shift_id, member_id }: { shift_id: string; member_id: string }, message: NotificationMessage) => {
		const shift = byId.get(shift_id);
		const params = reason === null ? {} : { note: reason };
		return shift ? [{ member_id, message, params, shift, actor_id: by.id }] : [];
	};
	const endings = places.flatMap((place) => {
		const shift = byId.get(place.shift_id);
		return shift ? [{ shift, place }] : [];
	});
	const over = await endPlaces(context, tx, endings, "called_off");
	const waited = await endWaitingFor(tx, ids, context.clock.now());
	await notifyOfShifts(context, work, [
		...places.flatMap((place) => concerns(place, "shift_cancelled")),
		...waited.flatMap((one) => concerns(one, "shift_awaited_cancelled")),
		...over,
	]);
};

/** These shifts, which the caller holds, will not be: they stay in the plan with the reason. */
export const callOff = async (
	context: ShiftContext,
	work: UnitOfWork,
	held: readonly ShiftRow[],
	calling: CallingOff,
	why: Pick<ShiftRow, "off_reason" | "closed_days_id">,
): Promise<void> => {
	if (held.length === 0) return;
	const ids = held.map(({ id }) => id);
	// First, so that whatever ends with it does so at that time or after it.
	await setOff(work.tx, ids, { ...why, off_at: context.clock.now() });
	await emptyShifts(context, work, held, calling, why.off_reason);
};

/** These shifts, which the caller holds, are planned no more; those that somebody had booked are kept as called off. */
export const unplan = async (
	context: ShiftContext,
	work: UnitOfWork,
	held: readonly ShiftRow[],
	calling: CallingOff,
): Promise<void> => {
	if (held.length === 0) return;
	const ids = held.map(({ id }) => id);
	await deleteUntouched(work.tx, ids);
	await callOff(context, work, held, calling, { off_reason: null, closed_days_id: null });
};
