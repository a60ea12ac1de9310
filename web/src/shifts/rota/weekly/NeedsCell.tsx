import { t } from "@warmline/contract/i18n";
import { rotaLimits } from "@warmline/contract/shifts/limits";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { restoreFocus } from "../../../ui/overlay/restore-focus.ts";
import { describeRotaError } from "../people-booked.ts";
import { cellText, type Needs, needsText, weeklyWhen } from "../rota-text.ts";
import { Stepper } from "../Stepper.tsx";
import { type Cell, useWeeklyCell } from "./use-weekly-cell.ts";

type NeedsCellProps = Cell & {
	/** What a new shift here would need. */
	readonly toStart: Needs;
	/** Where it stands among many. */
	readonly small: boolean;
	/** What was saved, in words. */
	readonly onSaved: (words: string) => void;
};

const cellId = ({ weekday, time }: Cell): string => `weekly-${weekday}-${time.id}`;

/** What was pressed is gone with the shift: the cell takes the focus, and says what it is now. */
const focusCell = (cell: Cell): void => restoreFocus(cellId(cell));

/** One day and time of the week, for a director. */
export function NeedsCell({ toStart, small, onSaved, ...cell }: NeedsCellProps) {
	const { needs, change, add, remove, save, drop, isUnsaved } = useWeeklyCell(cell, () => focusCell(cell), onSaved);
	const when = weeklyWhen(cell.weekday, cell.time);
	const { message: failure } = describeRotaError(drop.error);
	const problem = save.error ? errorMessage(save.error, t("Couldn’t save this. Please try again.")) : failure;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in sight in every cell
		<div
			id={cellId(cell)}
			tabIndex={-1}
			role="group"
			aria-label={cellText(cell.weekday, cell.time, needs)}
			className={classNames("rounded-control", !small && "flex flex-wrap items-end gap-x-6 gap-y-2")}
		>
			{needs ? (
				<>
					<Row words={t("Listeners")} small={small}>
						<Stepper
							value={needs.listeners}
							{...rotaLimits.listeners}
							less={t("Fewer listeners: {when}", { when })}
							more={t("More listeners: {when}", { when })}
							small={small}
							onChange={(listeners) => change({ ...needs, listeners })}
						/>
					</Row>
					<Row words={t("Supervisors")} small={small}>
						<Stepper
							value={needs.supervisors}
							{...rotaLimits.supervisors}
							less={t("Fewer supervisors: {when}", { when })}
							more={t("More supervisors: {when}", { when })}
							small={small}
							onChange={(supervisors) => change({ ...needs, supervisors })}
						/>
					</Row>
					<div className="mt-1 flex min-h-6 items-center justify-between gap-1 text-xs">
						<button
							type="button"
							aria-label={t("Remove: {when}", { when })}
							aria-disabled={drop.isPending || undefined}
							onClick={() => !drop.isPending && remove()}
							className={classNames("font-semibold text-pine underline", small ? "min-h-6" : "min-h-11 text-base")}
						>
							{t("Remove")}
						</button>
						<Saved unsaved={isUnsaved || save.isPending} saved={save.isSuccess} />
					</div>
				</>
			) : (
				<button
					type="button"
					aria-label={t("Add a shift: {when}, {needs}", { when, needs: needsText(toStart) })}
					aria-disabled={save.isPending || undefined}
					onClick={() => !save.isPending && add(toStart, { onSuccess: () => focusCell(cell) })}
					className="flex min-h-11 w-full items-center justify-center gap-1 rounded-control border border-dashed border-edge px-2 text-sm font-semibold text-pine hover:bg-pine-wash"
				>
					<Plus aria-hidden="true" className="size-4" />
					{t("Add")}
				</button>
			)}
			{problem && (
				<p role="alert" className="mt-1 w-full text-sm font-medium text-bad">
					{problem}
				</p>
			)}
			<DropAsked cell={cell} drop={drop} />
		</div>
	);
}

type RowProps = { readonly words: string; readonly small: boolean; readonly children: ReactNode };

function Row({ words, small, children }: RowProps) {
	return (
		<div className={small ? "mt-0.5 first:mt-0" : undefined}>
			<span className={classNames("block text-soft", small ? "text-xs" : "text-sm")}>{words}</span>
			{children}
		</div>
	);
}

/** For the eye: it is said once for all cells, by a line that is always there. */
function Saved({ unsaved, saved }: { readonly unsaved: boolean; readonly saved: boolean }) {
	return (
		<span className="flex items-center gap-0.5 text-soft">
			{unsaved && t("Saving...")}
			{!unsaved && saved && (
				<>
					<Check aria-hidden="true" className="size-3.5 text-good" />
					{t("Saved")}
				</>
			)}
		</span>
	);
}

type DropAskedProps = { readonly cell: Cell; readonly drop: ReturnType<typeof useWeeklyCell>["drop"] };

/** People have booked: whom it concerns is known before it is done. */
function DropAsked({ cell, drop }: DropAskedProps) {
	const { warning } = describeRotaError(drop.error);
	const told = drop.isPending && drop.variables;
	return (
		<ConfirmDialog
			open={warning !== undefined || told}
			title={t("Remove: {when}?", { when: weeklyWhen(cell.weekday, cell.time) })}
			confirm={t("Remove and notify")}
			danger
			busy={told}
			onConfirm={() => drop.mutate(true)}
			onCancel={() => drop.reset()}
		>
			<p>{warning}</p>
		</ConfirmDialog>
	);
}
