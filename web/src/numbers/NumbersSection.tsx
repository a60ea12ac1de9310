import { t } from "@warmline/contract/i18n";
import type { NumberTable } from "@warmline/contract/numbers/span";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { DataTable, type Row } from "./DataTable.tsx";
import { SaveTable } from "./SaveTable.tsx";
import type { Span } from "./span-choice.ts";

type NumbersSectionProps = {
	readonly title: string;
	/** It stands under a heading of its kind. */
	readonly below?: boolean;
	/** What is counted, and how. */
	readonly lead: ReactNode;
	readonly span: Span;
	readonly file: NumberTable;
	/** The picture, with the table behind a button; without one the table is shown. */
	readonly chart?: ReactNode;
	readonly columns: readonly string[];
	readonly rows: readonly Row[];
	readonly total?: Row;
	/** Instead of both. */
	readonly instead?: ReactNode;
};

/** One thing that is counted: in a picture for the eye, and in a table for screen readers, printers and who asks for it. */
export function NumbersSection({
	title,
	below = false,
	lead,
	span,
	file,
	chart,
	instead,
	...table
}: NumbersSectionProps) {
	const id = useId();
	const Heading = below ? "h3" : "h2";
	const [open, setOpen] = useState(false);
	const isShown = open || !chart;
	return (
		<section
			aria-labelledby={id}
			className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card print:border-0 print:p-0 print:shadow-none"
		>
			<Heading id={id} className="text-xl">
				{title}
			</Heading>
			<div className="mt-1 text-soft">{lead}</div>
			<div className="mt-4">
				{instead ?? (
					<>
						{chart}
						<div id={`${id}-table`} className={isShown ? "mt-4" : "sr-only print:not-sr-only print:mt-4"}>
							<DataTable caption={title} {...table} />
						</div>
					</>
				)}
			</div>
			{!instead && (
				<SaveTable span={span} file={file} of={id}>
					{chart && (
						<Button
							variant="quiet"
							aria-expanded={open}
							aria-controls={`${id}-table`}
							aria-describedby={id}
							onClick={() => setOpen(!open)}
						>
							{open ? t("Hide table") : t("Show table")}
						</Button>
					)}
				</SaveTable>
			)}
		</section>
	);
}
