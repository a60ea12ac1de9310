import { useMutation } from "@tanstack/react-query";
import type { NumberTable } from "@warmline/contract/numbers/span";
import { say } from "@warmline/contract/say";
import { type ReactNode, useId, useState } from "react";
import { sentenceOf } from "../platform/failure.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { saveTable } from "./api.ts";
import { DataTable, type Row } from "./DataTable.tsx";
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
	const save = useMutation({ mutationFn: () => saveTable(span, file) });
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
				<div className="-ml-4 mt-3 flex flex-wrap print:hidden">
					{chart && (
						<Button
							variant="quiet"
							aria-expanded={open}
							aria-controls={`${id}-table`}
							aria-describedby={id}
							onClick={() => setOpen(!open)}
						>
							{open ? say("Hide the table") : say("Show the table")}
						</Button>
					)}
					<Button variant="quiet" busy={save.isPending} aria-describedby={id} onClick={() => save.mutate()}>
						{say("Save as a table (CSV)")}
					</Button>
				</div>
			)}
			{save.error && (
				<Banner tone="failure" className="mt-3">
					{sentenceOf(save.error, say("The file could not be fetched. Please try again."))}
				</Banner>
			)}
		</section>
	);
}
