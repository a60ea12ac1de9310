import { v7 } from "uuid";
import { lockOrMakeRecord, type RecordWrites, writeRecord } from "../applications/record/record-queries.ts";
import { insertReferee, type RefereeRow } from "../applications/record/references/referee-queries.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";

export type PastRecord = {
	member_id: string;
	writes: RecordWrites;
	referees: readonly Pick<
		RefereeRow,
		"name" | "email" | "asked_at" | "answered_at" | "how_known" | "words" | "recommends"
	>[];
};

/** What an organisation knew of a volunteer before. Nobody is mailed. */
export const insertPastRecord = ({ database }: Platform, { member_id, writes, referees }: PastRecord) =>
	inTransaction(database.db, async ({ tx }) => {
		await lockOrMakeRecord(tx, member_id);
		await writeRecord(tx, member_id, writes);
		for (const referee of referees)
			await insertReferee(tx, { ...referee, id: v7({ msecs: referee.asked_at.getTime() }), member_id });
	});
