import type { RecordField } from "@warmline/contract/audit/params";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";

/**
 * What a director did in somebody's record, in the transaction in which they did it. What an applicant does is not
 * recorded.
 */
export const auditChange = async (
	tx: Db,
	clock: Clock,
	by: MemberRow,
	about: Pick<MemberRow, "id" | "nickname" | "first_name">,
	fields: readonly RecordField[],
) => {
	if (by.role !== "director") return;
	await record(tx, clock, {
		act: "change_record",
		member: by,
		about: namedPerson(about),
		params: { fields: [...fields] },
	});
};
