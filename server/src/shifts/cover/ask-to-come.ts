import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Db } from "../../platform/db/database.ts";
import type { AfterCommit } from "../../platform/db/transaction.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { tellOfShifts } from "../tell-of-shifts.ts";
import { noteAsked } from "./candidate-queries.ts";

/** Asks these people to come to a shift, which the caller has locked, and notes that they were asked. */
export const askToCome = async (
	context: ShiftContext,
	tx: Db,
	afterCommit: AfterCommit,
	{ shift, part }: { shift: ShiftRow; part: ShiftPart },
	memberIds: readonly string[],
): Promise<void> => {
	if (memberIds.length === 0) return;
	await noteAsked(tx, memberIds, { shift_id: shift.id, part, asked_at: context.clock.now() });
	await tellOfShifts(
		context,
		tx,
		afterCommit,
		memberIds.map((member_id) => ({ member_id, message: `shift_needs_${part}` as const, shift, actor_id: null })),
	);
};
