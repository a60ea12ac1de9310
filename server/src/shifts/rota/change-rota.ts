import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import type { ShiftContext } from "../shift-context.ts";
import { lockRota, type RotaRow } from "./settings/settings-queries.ts";

type Change<T> = (work: UnitOfWork, settings: RotaRow, writeDown: (detail: string) => Promise<void>) => Promise<T>;

/** One director after the other changes the rota; each change is written down, and told when it is stored. */
export const changeRota = <T>(context: ShiftContext, director: MemberRow, change: Change<T>): Promise<T> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const settings = await lockRota(tx);
		const writeDown = (detail: string) => record(tx, context.clock, { act: "change_rota", member: director, detail });
		const changed = await change(work, settings, writeDown);
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
		return changed;
	});
