import { classNames } from "../ui/class-names.ts";

export type Row = { readonly key: string; readonly head: string; readonly cells: readonly string[] };

type DataTableProps = {
	readonly caption: string;
	/** The first is that of the rows' heads. */
	readonly columns: readonly string[];
	readonly rows: readonly Row[];
	/** What all rows come to. */
	readonly total?: Row | undefined;
};

// On a phone each row is a card with its columns' names in it; a printer gets the table.
const asCard = "max-md:not-print:block";

/** A table of figures, which stays in reach of a screen reader and of a printer wherever it is not shown. */
export function DataTable({ caption, columns, rows, total }: DataTableProps) {
	const line = (row: Row, isTotal: boolean) => (
		<tr
			key={row.key}
			className={classNames("border-b border-line max-md:not-print:py-2", asCard, isTotal && "font-semibold")}
		>
			<th scope="row" className={classNames("py-1.5 pr-3 text-left font-semibold", asCard)}>
				{row.head}
			</th>
			{row.cells.map((cell, at) => (
				<td
					key={columns[at + 1]}
					className="py-1.5 pl-3 text-right tabular-nums max-md:not-print:flex max-md:not-print:justify-between max-md:not-print:gap-4 max-md:not-print:py-0.5 max-md:not-print:pl-0"
				>
					<span className="font-normal text-soft md:hidden print:hidden">{columns[at + 1]}</span>
					{cell}
				</td>
			))}
		</tr>
	);
	return (
		<table className={classNames("w-full border-collapse text-sm", asCard)}>
			<caption className="sr-only">{caption}</caption>
			<thead className="text-soft max-md:not-print:sr-only">
				<tr className="border-b border-line">
					{columns.map((column, at) => (
						<th
							key={column}
							scope="col"
							className={classNames(
								"py-1.5 align-bottom font-semibold",
								at === 0 ? "pr-3 text-left" : "pl-3 text-right",
							)}
						>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className={asCard}>
				{rows.map((row) => line(row, false))}
				{total && line(total, true)}
			</tbody>
		</table>
	);
}
