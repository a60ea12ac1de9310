import type { Db } from "../platform/db/database.ts";
import { lockApplicationsOf } from "./queries.ts";
import { lockRecord } from "./record/record-queries.ts";

/**
 * Every act takes its locks in this order: a person's applications, by id; the record; members, by id; what hangs on
 * them. A new record or a new row about somebody locks the member a little, too, so it is made at its place in the order.
 * An act that does not keep to it may cross another one; then it is undone, and run again (`inTransaction`).
 *
 * Here everything before the member is locked, for who does something to the account itself. They lock directors next, so
 * a record that is to be written into is there already (`makeRecord`, on its own): a new one would lock the member before.
 */
export const lockPerson = async (tx: Db, memberId: string): Promise<void> => {
	await lockApplicationsOf(tx, memberId);
	await lockRecord(tx, memberId);
};
