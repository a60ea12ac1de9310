import type { AuditParams } from "@warmline/contract/audit/params";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import type { ShiftContext } from "../shift-context.ts";
import { lockRota, type RotaRow } from "./settings/settings-queries.ts";

type Change<T> = (
	work: UnitOfWork,
	settings: RotaRow,
	audit: (params: AuditParams["change_rota"]) => Promise<void>,
) => Promise<T>;

/** One director after the other changes the weekly schedule; each change is recorded, and told when it is stored. */
export const changeRota = <T>(context: ShiftContext, director: MemberRow, change: Change<T>): Promise<T> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const settings = await lockRota(tx);
		const audit = (params: AuditParams["change_rota"]) =>
			record(tx, context.clock, { act: "change_rota", member: director, params });
		const changed = await change(work, settings, audit);
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
		return changed;
	});
