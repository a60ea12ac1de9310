import { t } from "@warmline/contract/i18n";
import {
	checkImport,
	importColumnNames,
	importColumns,
	mostImportCharacters,
	mostImportRows,
	neededColumns,
} from "@warmline/contract/imports/calls";
import { useRef, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { Button } from "../ui/Button.tsx";
import { buttonLook } from "../ui/button-look.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { type CheckedTable, checkTable, saveExample } from "./api.ts";
import { decodeTable } from "./decode-table.ts";

type TableFormProps = {
	readonly onChanged: () => void;
	readonly onChecked: (table: string, result: CheckedTable) => void;
};

const optional = importColumns.filter((column) => !neededColumns.some((needed) => needed === column));
const names = (columns: readonly (keyof typeof importColumnNames)[]) =>
	columns.map((column) => importColumnNames[column]).join(", ");

/** Bytes of a file that is surely too large: a letter has up to four. */
const mostBytes = mostImportCharacters * 4;

/** The table, from a file or pasted. */
export function TableForm({ onChanged, onChecked }: TableFormProps) {
	const [file, setFile] = useState<{ readonly name: string; readonly problem?: string } | null>(null);
	const input = useRef<HTMLInputElement>(null);
	const check = useApiMutation(checkTable, { onSuccess: (result, table) => onChecked(table, result) });
	const { form, banner, values, change, submit, busy, errors, failure } = useForm({
		values: { table: "" },
		check: (fields) => checkBy(checkImport.body, fields),
		send: ({ table }) => check.mutate(table),
		call: check,
		fallback: t("Couldn’t check the table. Please try again."),
	});
	const write = (table: string) => {
		change({ table });
		onChanged();
	};
	const take = async (files: FileList | null) => {
		const [chosen] = files ?? [];
		// The same file may be chosen again, once it is mended.
		if (input.current) input.current.value = "";
		if (!chosen) return;
		if (chosen.size > mostBytes) {
			setFile({ name: chosen.name, problem: t("This file is too large. Please import it in parts.") });
			return;
		}
		try {
			write(decodeTable(await chosen.arrayBuffer()));
			setFile({ name: chosen.name });
		} catch {
			setFile({ name: chosen.name, problem: t("This file can’t be read. Please choose it again.") });
		}
	};
	return (
		<form
			ref={form}
			aria-label={t("Table of volunteers")}
			noValidate
			onSubmit={submit}
			className="max-w-3xl space-y-5 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<div>
				<h2 className="text-xl">{t("Your table")}</h2>
				<p className="mt-2">
					{t("A CSV file with one row for each person, at most {most}. Its first line names the columns.", {
						most: mostImportRows,
					})}
				</p>
				<dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
					<dt className="font-semibold">{t("Needed:")}</dt>
					<dd>{names(neededColumns)}</dd>
					<dt className="font-semibold">{t("If you have it:")}</dt>
					<dd>{names(optional)}</dd>
				</dl>
				<p className="mt-3 text-soft">
					{t("Write dates as year, month and day, like 2024-05-31. French headings and role names are fine, too.")}
				</p>
				<Example />
			</div>
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<div>
				<div className="flex flex-wrap items-center gap-3">
					<label
						className={buttonLook(
							"secondary",
							"relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine",
						)}
					>
						<input
							ref={input}
							type="file"
							accept=".csv,.txt,text/csv,text/plain"
							disabled={busy}
							onChange={(event) => void take(event.target.files)}
							className="sr-only"
						/>
						{t("Choose a file")}
					</label>
					{file && !file.problem && <p className="text-soft wrap-anywhere">{file.name}</p>}
				</div>
				<p role="alert" className="mt-2 font-medium text-bad empty:hidden">
					{file?.problem}
				</p>
			</div>
			<Field label={t("Or paste the table here")} error={errors.table}>
				<TextArea
					name="table"
					value={values.table}
					rows={8}
					spellCheck={false}
					readOnly={busy}
					className="font-mono text-sm"
					onChange={({ target }) => {
						setFile(null);
						write(target.value);
					}}
				/>
			</Field>
			<Button type="submit" busy={busy} busyText={t("Checking...")}>
				{t("Check the table")}
			</Button>
		</form>
	);
}

function Example() {
	const { mutate, isPending, error } = useApiMutation(() => saveExample(t("volunteers-example.csv")));
	return (
		<>
			<Button variant="quiet" className="mt-2 -ml-4" busy={isPending} onClick={() => mutate()}>
				{t("Download an example")}
			</Button>
			{error && (
				<p role="alert" className="font-medium text-bad">
					{errorMessage(error, t("Couldn’t download the example. Please try again."))}
				</p>
			)}
		</>
	);
}
