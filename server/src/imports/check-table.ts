import type { Language } from "@warmline/contract/content/words";
import { t, translate } from "@warmline/contract/i18n";
import type { ImportRow } from "@warmline/contract/imports/calls";
import type { NewInvitation } from "@warmline/contract/invitations/invitation";
import { invitedAmong, membersAmong, recordProblems } from "../invitations/index.ts";
import type { Db } from "../platform/db/database.ts";
import { readRow } from "./table/read-row.ts";
import { readTable, type Table, type TableRow } from "./table/read-table.ts";

/** A row with what comes of it: only of a `ready` one there is a person. */
export type CheckedRow = { readonly row: TableRow; readonly shown: ImportRow; readonly person: NewInvitation | null };
export type CheckedTable = { readonly table: Table; readonly rows: readonly CheckedRow[] };

type Problem = ImportRow["problems"][number];

const columns: Readonly<Record<string, Problem["column"]>> = {
	certified_since: "certified_since",
	"police_check.level": "police_level",
};

/** Problems by their column that depend on the day or on the content. */
const recordProblemsOf = (person: NewInvitation, now: Date): Problem[] =>
	Object.entries(recordProblems(person, now)).map(([field, message]) => ({
		column: columns[field] ?? "police_date",
		message: translate(message),
	}));

const emailOf = ({ cells }: TableRow): string => (cells.email ?? "").toLowerCase();

/** The line in which an address stands first, for each that stands in several. */
const firstLines = (rows: readonly TableRow[]): ReadonlyMap<string, number> => {
	const lines = new Map<string, number>();
	for (const row of rows) if (!lines.has(emailOf(row))) lines.set(emailOf(row), row.line);
	return lines;
};

const twice = (line: number): Problem => ({
	column: "email",
	message: t("The same email is in line {line} already.", { line }),
});

type Known = { readonly members: ReadonlyMap<string, string>; readonly invited: ReadonlySet<string> };

const stateOf = (email: string, { members, invited }: Known): ImportRow["state"] => {
	if (members.has(email)) return "member";
	return invited.has(email) ? "invited" : "ready";
};

/**
 * What comes of each row of a table now: faults of its own, the same person twice, and who is a member or invited
 * already. `ownImport`: whoever was invited by that one counts as ready, as when it was done.
 */
export const checkTable = async (
	db: Db,
	text: string,
	{ language, now, ownImport }: { language: Language; now: Date; ownImport?: string | undefined },
): Promise<CheckedTable> => {
	const table = readTable(text);
	const emails = table.rows.map(emailOf);
	const known = {
		members: await membersAmong(db, emails, ownImport),
		invited: await invitedAmong(db, emails, now, ownImport),
	};
	const lines = firstLines(table.rows);
	const rows = table.rows.map((row): CheckedRow => {
		const read = readRow(row.cells, language);
		const email = emailOf(row);
		const first = lines.get(email) ?? row.line;
		const problems = [
			...("problems" in read ? read.problems : recordProblemsOf(read.person, now)),
			...(email !== "" && first !== row.line ? [twice(first)] : []),
		];
		const state = problems.length > 0 ? "refused" : stateOf(email, known);
		const { name = "", role = "" } = row.cells;
		const earlier_hours = "person" in read ? (read.person.earlier_hours ?? null) : null;
		return {
			row,
			shown: { line: row.line, name, email: row.cells.email ?? "", role, earlier_hours, state, problems },
			person: state === "ready" && "person" in read ? read.person : null,
		};
	});
	return { table, rows };
};
