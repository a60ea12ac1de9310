import type { Language } from "@warmline/contract/content/words";
import { t, translate } from "@warmline/contract/i18n";
import { type ImportRow, importColumnNames } from "@warmline/contract/imports/calls";
import { stringify } from "csv-stringify/sync";
import { tableFormat } from "../platform/files/table-format.ts";
import type { CheckedTable } from "./check-table.ts";

const reasonFor = ({ state, problems }: ImportRow): string => {
	if (state === "member") return t("Has an account already.");
	if (state === "invited") return t("Has an invitation already.");
	return problems.map(({ column, message }) => `${translate(importColumnNames[column])}: ${message}`).join(" ");
};

/** The rows of which nobody is invited, as they were, each with the reason: to be mended and imported. Null if there are none. */
export const refusedTable = ({ table, rows }: CheckedTable, language: Language): string | null => {
	const refused = rows.filter(({ person }) => person === null);
	if (refused.length === 0) return null;
	const headings = [...table.columns.map((column) => translate(importColumnNames[column])), t("Reason")];
	const lines = refused.map(({ row, shown }) => [
		...table.columns.map((column) => row.cells[column] ?? ""),
		reasonFor(shown),
	]);
	return stringify([headings, ...lines], tableFormat(language));
};
