import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import { hasStarted, isOff } from "../../errors.ts";
import { lockPlace } from "../../lock-places.ts";
import { shown } from "../../places.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { freePlaces, hasBegun, type Seats } from "../../standing.ts";
import { ensureAgent } from "../ensure-agent.ts";
import { ensureCanCome } from "../replace-place.ts";
import { insertWaiting } from "./waiting-queries.ts";

const notFull = () => conflict("not_full", t("This shift is not full."));
const alreadyWaiting = () => conflict("already_waiting", t("You are already on the waiting list for this shift."));

/** What they wait for where nothing is free; undefined where they could book. Supervisors are the scarcer ones. */
const waitsFor = (seats: Seats, role: Role, now: Date): ShiftPart | undefined => {
	const parts: readonly ShiftPart[] = isSupervising(role) ? ["supervisor", "listener"] : ["listener"];
	return parts.some((part) => freePlaces(seats, part, now) > 0) ? undefined : parts[0];
};

/** Puts the member at the end of the waiting list. */
export const joinWaitingList = (
	context: ShiftContext,
	{ id }: Pick<MemberRow, "id">,
	shiftId: string,
): Promise<Shift> =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const place = await lockPlace(context, tx, id, shiftId);
		const { member, seats, now } = place;
		ensureAgent(member);
		if (seats.shift.off_at) throw isOff();
		if (hasBegun(seats.shift, now)) throw hasStarted();
		ensureCanCome(place);
		const part = waitsFor(seats, member.role, now);
		if (!part) throw notFull();
		const waits = await insertWaiting(tx, { id: v7(), shift_id: shiftId, member_id: id, part, joined_at: now });
		if (!waits) throw alreadyWaiting();
		afterCommit(() => context.announceShifts());
		return shown({ ...place, seats: { ...seats, waiting: [...seats.waiting, waits] } });
	});
