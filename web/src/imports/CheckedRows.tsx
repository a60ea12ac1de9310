import { locale, t, tn } from "@warmline/contract/i18n";
import { type ImportRow, type ImportRowState, importColumnNames } from "@warmline/contract/imports/calls";
import { type ReactNode, useEffect, useId, useState } from "react";
import { saveText } from "../platform/http/save-file.ts";
import { Button } from "../ui/Button.tsx";
import { Badge, type BadgeLook } from "../ui/feedback/Badge.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../ui/feedback/use-news-focus.ts";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import type { CheckedTable } from "./api.ts";

type CheckedRowsProps = {
	readonly result: CheckedTable;
	/** What is done about it. */
	readonly children: ReactNode;
};

/** What an import would do, row by row: first what somebody has to look at. */
export function CheckedRows({ result, children }: CheckedRowsProps) {
	const { rows, ready, unknown_columns, refused_table } = result;
	const id = useId();
	const [showsAll, setShowsAll] = useState(false);
	const heading = useNewsFocus(result);
	// The table that was pasted may be as high as the window.
	useEffect(() => {
		heading.current?.scrollIntoView({ block: "start" });
	}, [heading]);
	const leftOut = rows.length - ready;
	const shown = showsAll ? rows : rows.filter(({ state }) => state !== "ready");
	return (
		<section aria-labelledby={id} className="space-y-5">
			<div ref={heading} tabIndex={-1} className="scroll-mt-20 outline-none">
				<h2 id={id} className="text-2xl">
					{t("What will happen")}
				</h2>
				<p className="mt-2">
					{tn(ready, { one: "1 person will be invited.", other: "{count} people will be invited." })}{" "}
					{leftOut > 0 && tn(leftOut, { one: "1 row will be left out.", other: "{count} rows will be left out." })}
				</p>
			</div>
			{unknown_columns.length > 0 && (
				<Banner tone="info">
					{t("These columns are unknown and won’t be imported: {columns}.", {
						columns: unknown_columns.join(", "),
					})}
				</Banner>
			)}
			{ready > 0 && children}
			{leftOut > 0 && (
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					{refused_table !== null && (
						<Button variant="secondary" onClick={() => saveText(refused_table, t("rows-left-out.csv"))}>
							{t("Download the rows left out")}
						</Button>
					)}
					{ready > 0 && (
						<Checkbox
							label={t("Show the rows without problems, too")}
							checked={showsAll}
							onChange={({ target }) => setShowsAll(target.checked)}
						/>
					)}
				</div>
			)}
			<RowTable rows={leftOut > 0 ? shown : rows} />
		</section>
	);
}

const stateNames: Readonly<Record<ImportRowState, string>> = {
	ready: t("Will be invited"),
	invited: t("Invited already"),
	member: t("Has an account already"),
	refused: t("Has a problem"),
};
const stateLooks: Readonly<Record<ImportRowState, BadgeLook>> = {
	ready: "good",
	invited: "plain",
	member: "plain",
	refused: "bad",
};

const number = new Intl.NumberFormat(locale);

const cell = "px-4 py-2 align-top max-md:block max-md:px-0 max-md:py-0.5";

/** A table; on a phone each row is a card. */
function RowTable({ rows }: { readonly rows: readonly ImportRow[] }) {
	return (
		<table className="w-full text-left max-md:block md:rounded-card md:border md:border-line md:bg-surface">
			<caption className="sr-only">{t("Rows of the table")}</caption>
			<thead className="border-b border-line text-sm text-soft max-md:sr-only">
				<tr>
					{[t("Line"), t("Person"), t("Role"), t("Result")].map((name) => (
						<th key={name} scope="col" className="px-4 py-2 font-semibold">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="max-md:block max-md:space-y-3 md:divide-y md:divide-line">
				{rows.map(({ line, name, email, role, earlier_hours, state, problems }) => (
					<tr
						key={line}
						className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-card"
					>
						<td className={`${cell} text-soft tabular-nums`}>
							<span className="md:sr-only">{t("Line {line}", { line })}</span>
							<span aria-hidden="true" className="max-md:hidden">
								{line}
							</span>
						</td>
						<td className={`${cell} wrap-anywhere md:min-w-48`}>
							{name}
							<span className="block text-sm text-soft">{email}</span>
						</td>
						<td className={`${cell} wrap-break-word`}>{role}</td>
						<td className={cell}>
							<Badge look={stateLooks[state]}>{stateNames[state]}</Badge>
							{typeof earlier_hours === "number" && (
								<p className="mt-1.5 text-sm text-soft">
									{t("{column}: {message}", {
										column: importColumnNames.earlier_hours,
										message: number.format(earlier_hours),
									})}
								</p>
							)}
							{problems.length > 0 && (
								<ul className="mt-1.5 space-y-1 text-sm">
									{problems.map(({ column, message }) => (
										<li key={column}>{t("{column}: {message}", { column: importColumnNames[column], message })}</li>
									))}
								</ul>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
