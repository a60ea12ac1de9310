import { t } from "@warmline/contract/i18n";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { choiceLabel } from "./choice-label.ts";
import { emptyOf, shapeOf } from "./data-schema.ts";
import type { DataPath } from "./data-value.ts";
import { entryTitle } from "./field-labels.ts";
import { newEntry } from "./keyed-lists.ts";

type DataListProps = {
	/** Its name in the file. */
	readonly name: string;
	readonly label: string;
	readonly of: z.core.$ZodType;
	readonly isNullable: boolean;
	readonly path: DataPath;
	readonly value: unknown;
	readonly onChange: (path: DataPath, value: unknown) => void;
	readonly problemAt: (path: DataPath) => string | undefined;
	/** The fields of an entry. */
	readonly renderEntry: (at: number, entry: unknown, label: string) => ReactNode;
};

/** A list in which entries can be added, moved and taken out. */
export function DataList(props: DataListProps) {
	const { of, label, path, value, onChange, problemAt, isNullable, renderEntry } = props;
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	const { shape } = shapeOf(of);
	const { list, focusNext } = useEntryFocus();
	const ids = useEntryIds(entries.length);
	const put = (next: readonly unknown[]) => onChange(path, next.length === 0 && isNullable ? null : next);
	if (shape.kind === "choice") return <Choices {...props} options={shape.options} chosen={entries} />;

	const moveUp = (at: number) => {
		const swapped = <T,>(all: readonly T[]) =>
			all.map((one, index) => (index === at - 1 ? (all[at] ?? one) : index === at ? (all[at - 1] ?? one) : one));
		ids.change(swapped);
		focusNext(at - 1);
		put(swapped(entries));
	};
	const takeOut = (at: number) => {
		const without = <T,>(all: readonly T[]) => all.filter((_, index) => index !== at);
		ids.change(without);
		focusNext("add");
		put(without(entries));
	};
	const add = () => {
		focusNext("last");
		put([...entries, newEntry(emptyOf(of))]);
	};
	const error = problemAt(path);
	return (
		<fieldset ref={list} className="rounded-control border border-line p-4">
			<legend className="px-1 font-semibold">{label}</legend>
			{error && <p className="mb-2 text-[0.9em] font-medium text-bad">{error}</p>}
			<ol className="space-y-3">
				{entries.map((entry, at) => {
					const title = entryTitle(entry);
					const named = title ?? t("{list}, {number}", { list: label, number: at + 1 });
					const field = renderEntry(at, entry, named);
					const acts = (
						<div className="mt-1 flex flex-wrap justify-end gap-1">
							{at > 0 && (
								<Button
									variant="quiet"
									data-act=""
									onClick={() => moveUp(at)}
									aria-label={t("Move up: {name}", { name: named })}
								>
									<ArrowUp aria-hidden="true" className="size-4" /> {t("Move up")}
								</Button>
							)}
							<Button
								variant="quiet"
								data-act=""
								onClick={() => takeOut(at)}
								aria-label={t("Remove: {name}", { name: named })}
							>
								<Trash2 aria-hidden="true" className="size-4" /> {t("Remove")}
							</Button>
						</div>
					);
					return (
						<li key={ids.of(at)} data-entry="">
							{shape.kind === "fields" ? (
								<Fold name={named} startsOpen={title === undefined}>
									{field}
									{acts}
								</Fold>
							) : (
								<>
									{field}
									{acts}
								</>
							)}
						</li>
					);
				})}
			</ol>
			<Button variant="secondary" className="mt-3" onClick={add} data-add="">
				{t("Add: {list}", { list: label })}
			</Button>
		</fieldset>
	);
}

type FoldProps = { readonly name: string; readonly startsOpen: boolean; readonly children: ReactNode };

/** A new entry has no name yet and is open; what is typed into it does not close it. */
function Fold({ name, startsOpen, children }: FoldProps) {
	const [open, setOpen] = useState(startsOpen);
	return (
		<details
			className="rounded-control border border-line bg-sunk/40 open:bg-transparent"
			open={open}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{name}</summary>
			<div className="px-4 pb-4">{children}</div>
		</details>
	);
}

/** Which entry is which, when they are moved or taken out: they have no names of their own. */
const useEntryIds = (length: number) => {
	const next = useRef(0);
	const ids = useRef<readonly number[]>([]);
	const missing = Array.from({ length: Math.max(0, length - ids.current.length) }, () => next.current++);
	ids.current = [...ids.current, ...missing].slice(0, length);
	return {
		of: (at: number): number => ids.current[at] ?? at,
		change: (how: (all: readonly number[]) => readonly number[]): void => {
			ids.current = how(ids.current);
		},
	};
};

/** After an entry was added its first field has the focus, after it was moved its first button, else the one that adds. */
const useEntryFocus = () => {
	const list = useRef<HTMLFieldSetElement>(null);
	const wanted = useRef<"last" | "add" | number | null>(null);
	useLayoutEffect(() => {
		const what = wanted.current;
		if (what === null || !list.current) return;
		const entries = [...list.current.querySelectorAll(":scope > ol > [data-entry]")];
		const field = what === "last" ? entries.at(-1)?.querySelector<HTMLElement>("input, textarea, select") : undefined;
		const moved = typeof what === "number" ? entries[what]?.querySelector<HTMLElement>("[data-act]") : undefined;
		(field ?? moved ?? list.current.querySelector<HTMLElement>(":scope > [data-add]"))?.focus();
		wanted.current = null;
	});
	return {
		list,
		focusNext: (what: "last" | "add" | number) => {
			wanted.current = what;
		},
	};
};

type ChoicesProps = DataListProps & {
	readonly options: readonly (string | number)[];
	readonly chosen: readonly unknown[];
};

function Choices({ name, label, path, onChange, problemAt, options, chosen }: ChoicesProps) {
	const error = problemAt(path);
	return (
		<fieldset>
			<legend className="mb-1 font-semibold">{label}</legend>
			{options.map((option) => (
				<Checkbox
					key={option}
					label={choiceLabel(name, String(option))}
					checked={chosen.includes(option)}
					onChange={({ target }) =>
						onChange(
							path,
							options.filter((one) => (one === option ? target.checked : chosen.includes(one))),
						)
					}
				/>
			))}
			{error && <p className="mt-1 text-[0.9em] font-medium text-bad">{error}</p>}
		</fieldset>
	);
}
