import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { noteAsked } from "./candidate-queries.ts";

/** Asks these people to come to a shift, which the caller has locked, and notes that they were asked. */
export const askToCome = async (
	context: ShiftContext,
	work: UnitOfWork,
	{ shift, part }: { shift: ShiftRow; part: ShiftPart },
	memberIds: readonly string[],
): Promise<void> => {
	const { tx } = work;
	if (memberIds.length === 0) return;
	await noteAsked(tx, memberIds, { shift_id: shift.id, part, asked_at: context.clock.now() });
	await notifyOfShifts(
		context,
		work,
		memberIds.map((member_id) => ({ member_id, message: `shift_needs_${part}` as const, shift, actor_id: null })),
	);
};
