import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import { noSuchShift } from "../../errors.ts";
import { lockMembersAndShifts } from "../../places.ts";
import { seatsOfOne, shownShift } from "../../seats.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { freePlaces, type Seats } from "../../standing.ts";
import { agentAmong } from "../agent-among.ts";
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
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const { members, shifts } = await lockMembersAndShifts(tx, [id], [shiftId]);
		const [shift] = shifts;
		if (!shift) throw noSuchShift();
		const member = agentAmong(members, id);
		await ensureCanCome(context, tx, { shift, to: id });
		const now = context.clock.now();
		const seats = await seatsOfOne(tx, shift);
		const part = waitsFor(seats, member.role, now);
		if (!part) throw notFull();
		const waiting = { id: v7(), shift_id: shiftId, member_id: id, part, joined_at: now };
		if (!(await insertWaiting(tx, waiting))) throw alreadyWaiting();
		afterCommit(() => context.announceShifts());
		return shownShift(context, tx, member, shift);
	});
