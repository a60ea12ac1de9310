import type { WorkedShift } from "@warmline/contract/shifts/hours-calls";
import type { WorkedRow } from "./hours-queries.ts";

/** As names stand in letters, tables and lists of directors: people outside know nobody by a nickname. */
export const wholeName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
	`${first_name} ${last_name}`;

export const toWorkedShift = (row: Omit<WorkedRow, "day">): WorkedShift => ({
	shift_id: row.shift_id,
	shift_datetime: row.starts_at.toISOString(),
	ends_at: row.ends_at.toISOString(),
	part: row.part,
	attendance: row.attendance,
	minutes: row.attendance === "worked" ? (row.minutes ?? 0) : 0,
});
