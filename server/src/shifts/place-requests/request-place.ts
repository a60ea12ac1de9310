import type { BodyOf } from "@warmline/contract/calls";
import type { PlaceRequest, requestPlace as requestPlaceCall } from "@warmline/contract/shifts/place-request-calls";
import { v7 } from "uuid";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureNeeded } from "../cover/call-out.ts";
import { candidatesFor } from "../cover/candidates.ts";
import { noSuchShift } from "../errors.ts";
import { readPlaces } from "../lock-places.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { lockShifts } from "../shift-queries.ts";
import { isOver, isSoon } from "../standing.ts";
import { alreadyAsked, cannotCome, notSoon } from "./request-errors.ts";
import { insertRequest, requestById, requestsFor } from "./request-queries.ts";
import { stateOfRequest, toPlaceRequest } from "./request-serializer.ts";

/** Each one is a notice, a push and a mail to somebody. */
const mostAnHour = 60;

/** A supervisor asks one member, who could come, for a place that is lacking. Nothing is kept for them meanwhile. */
export const requestPlace = async (
	context: ShiftContext,
	member: MemberRow,
	shiftId: string,
	{ member_id, part }: BodyOf<typeof requestPlaceCall>,
): Promise<PlaceRequest> => {
	await limitTo(context, ["place-request", member.id], { limit: mostAnHour, windowSeconds: 3600 });
	return inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { seats: all, settings, now } = await readPlaces(context, tx, [], await lockShifts(tx, [shiftId]));
		const [seats] = all;
		if (!seats) throw noSuchShift();
		const { shift } = seats;
		if (!isOver(shift, now) && !isSoon(shift, now)) throw notSoon();
		ensureNeeded(seats, part, now);
		const asked = (await requestsFor(tx, shift.id)).filter((one) => one.member.id === member_id);
		if (asked.some((one) => stateOfRequest(one, now) === "waiting")) throw alreadyAsked();
		const candidates = await candidatesFor(context, tx, { shift, part }, settings);
		if (candidates.every(({ id }) => id !== member_id)) throw cannotCome();
		const id = v7();
		const isNew = await insertRequest(tx, {
			...{ id, shift_id: shift.id, member_id, part },
			...{ asked_by: member.id, asked_at: now },
		});
		const made = isNew ? await requestById(tx, id) : undefined;
		if (!made) throw alreadyAsked();
		const params = { part, starts_at: shift.starts_at.toISOString() };
		await record(tx, context.clock, { act: "request_place", member, about: namedPerson(made.member), params });
		const news = { member_id, message: "shift_place_requested" as const, shift, actor_id: member.id };
		await notifyOfShifts(context, work, [news]);
		afterCommit(() => context.announceShifts());
		return toPlaceRequest(made, now);
	});
};
