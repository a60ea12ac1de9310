import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { auditChange } from "../audit-change.ts";
import { writeHistory } from "../lock-record.ts";
import { loadReferee } from "./load-referee.ts";
import { deleteReferee } from "./referee-queries.ts";

/** Removes a referee who has not answered; the link in their email stops working. */
export const dropReferee = async (
	{ database: { db }, clock }: Platform,
	by: MemberRow,
	memberId: string,
	refereeId: string,
) =>
	inTransaction(db, async ({ tx }) => {
		const { held, referee } = await loadReferee(tx, memberId, refereeId);
		await deleteReferee(tx, referee.id);
		const text = referee.name;
		await writeHistory(tx, held.application, { act: "reference_dropped", at: clock.now(), by: by.id, text });
		await auditChange(tx, clock, by, held.member, ["reference_dropped"]);
	});
