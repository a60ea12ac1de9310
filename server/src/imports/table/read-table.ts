import { t, translate } from "@warmline/contract/i18n";
import { type ImportColumn, importColumnNames, mostImportRows, neededColumns } from "@warmline/contract/imports/calls";
import { CsvError, parse } from "csv-parse/sync";
import * as z from "zod/mini";
import { invalid } from "../../platform/errors.ts";
import { columnOf, plainWords, reasonHeadings } from "./columns.ts";

export type Cells = Readonly<Partial<Record<ImportColumn, string>>>;
export type TableRow = { readonly line: number; readonly cells: Cells };
export type Table = {
	readonly columns: readonly ImportColumn[];
	readonly unknown: readonly string[];
	readonly rows: readonly TableRow[];
};

const wrong = (message: string) => invalid("invalid_table", message, { table: message });

const delimiters = [",", ";", "\t"] as const;

/** What stands most often in the line of headings, outside of quotation marks. */
const delimiterOf = (headings: string): string => {
	const bare = headings.replace(/"[^"]*"/g, "");
	const counted = delimiters.map((delimiter) => ({ delimiter, times: bare.split(delimiter).length }));
	return counted.reduce((most, one) => (one.times > most.times ? one : most)).delimiter;
};

/** Excel's own line that says what stands between cells: `sep=;`. */
const sepLine = /^sep=(.)\r?\n/i;

/** What the parser gives of each row, with the line of the table in which it ends. */
const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

const recordsOf = (text: string): { record: string[]; line: number }[] => {
	const named = sepLine.exec(text);
	const body = named ? text.slice(named[0].length) : text;
	const delimiter = named?.[1] ?? delimiterOf(/^[^\r\n]*/.exec(body.trimStart())?.[0] ?? "");
	try {
		const parsed = parse(body, {
			delimiter,
			info: true,
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: true,
			skip_records_with_empty_values: true,
			trim: true,
		});
		return records.parse(parsed).map(({ record, info }) => ({ record, line: info.lines + (named ? 1 : 0) }));
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw wrong(
			t("This table can’t be read: a quotation mark near line {line} is not closed.", {
				line: String(Reflect.get(error, "lines") ?? 1),
			}),
		);
	}
};

const withoutMark = (text: string): string => text.replace(/^\ufeff/, "");

/** Cells by what their headings say. What is wrong with the whole table is refused; a row may say anything. */
export const readTable = (text: string): Table => {
	const [first, ...others] = recordsOf(withoutMark(text));
	const headings = first?.record ?? [];
	const columns = headings.map(columnOf);
	const found = columns.filter((column) => column !== undefined);
	const missing = neededColumns.filter((column) => !found.includes(column));
	if (missing.length > 0)
		throw wrong(
			t("The first line must have headings for name, email and role. Missing: {columns}.", {
				columns: missing.map((column) => translate(importColumnNames[column])).join(", "),
			}),
		);
	const twice = found.find((column, at) => found.indexOf(column) !== at);
	if (twice !== undefined)
		throw wrong(t("Two columns are headed: {column}.", { column: translate(importColumnNames[twice]) }));
	if (others.length === 0) throw wrong(t("This table has headings, but no people in it."));
	if (others.length > mostImportRows)
		throw wrong(t("A table can have at most {most} rows. Please import it in parts.", { most: mostImportRows }));
	return {
		columns: found,
		unknown: headings.filter(
			(heading, at) => columns[at] === undefined && heading !== "" && !reasonHeadings.includes(plainWords(heading)),
		),
		rows: others.map(({ record, line }) => ({
			line,
			cells: Object.fromEntries(record.flatMap((cell, at) => (columns[at] ? [[columns[at], cell]] : []))),
		})),
	};
};
