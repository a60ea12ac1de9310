import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notifyOfShifts } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { noSuchRequest, requestOver } from "./request-errors.ts";
import { endRequest, requestById } from "./request-queries.ts";

/** Who looks after the shift takes it back, whoever has asked. */
export const withdrawRequest = (context: ShiftContext, member: MemberRow, requestId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const asked = await requestById(tx, requestId);
		if (!asked) throw noSuchRequest();
		if (!(await endRequest(tx, requestId, "withdrawn", context.clock.now()))) throw requestOver();
		const { shift, request } = asked;
		const params = { part: request.part, starts_at: shift.starts_at.toISOString() };
		const about = namedPerson(asked.member);
		await record(tx, context.clock, { act: "withdraw_place_request", member, about, params });
		const news = { message: "shift_place_withdrawn" as const, shift, actor_id: member.id };
		await notifyOfShifts(context, work, [{ member_id: about.id, ...news }]);
		afterCommit(() => context.announceShifts());
	});
