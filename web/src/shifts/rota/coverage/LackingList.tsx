import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { classNames } from "../../../ui/class-names.ts";
import { shortWhen, stateLabels } from "../../shift/shift-text.ts";
import { stateClasses } from "../../shift/state-looks.ts";
import { type CoverageProps, weekText } from "./CoverageGrid.tsx";
import { lackText } from "./coverage-text.ts";
import { lacksSomebody } from "./lacks.ts";
import { StateSign } from "./StateSign.tsx";

/** Week by week what lacks somebody: all that has to be done, where there is no room for eight weeks. */
export function LackingList({ weeks, zone, at, onOpen }: Omit<CoverageProps, "today">) {
	return (
		<ol aria-label={t("Gaps")} className="space-y-3">
			{weeks.map((week, number) => {
				const lacking = week.days.flatMap(({ shifts }) => shifts).filter((shift) => lacksSomebody(shift, at));
				const shifts = lacking.map((shift) => (
					<li key={shift.id}>
						<Lacking shift={shift} zone={zone} at={at} onOpen={onOpen} />
					</li>
				));
				return (
					<li key={week.first} className="rounded-card bg-sunk px-2">
						{lacking.length === 0 ? (
							<p className="px-1 py-2.5 leading-snug font-semibold">{weekText(week, at)}</p>
						) : (
							<details open={number === 0}>
								<summary className="min-h-11 px-1 py-2.5 leading-snug font-semibold">{weekText(week, at)}</summary>
								<ul className="space-y-2 pb-2">{shifts}</ul>
							</details>
						)}
					</li>
				);
			})}
		</ol>
	);
}

type LackingProps = Pick<CoverageProps, "zone" | "at" | "onOpen"> & { readonly shift: Shift };

function Lacking({ shift, zone, at, onOpen }: LackingProps) {
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			onClick={() => onOpen(shift)}
			className="flex min-h-14 w-full items-center gap-2.5 rounded-card border border-line bg-surface px-2.5 py-2 text-left leading-snug shadow-card hover:bg-pine-wash"
		>
			<span className={classNames("grid size-9 shrink-0 place-items-center rounded-full", stateClasses(shift.state))}>
				<StateSign state={shift.state} className="size-5" />
			</span>
			<span className="min-w-0">
				<span className="block text-[0.925rem] font-semibold tabular-nums">{shortWhen(shift, zone)}</span>{" "}
				<span className="block text-sm text-soft">
					{t("{state}: {words}", { state: stateLabels[shift.state], words: lackText(shift, at) ?? "" })}
				</span>
			</span>
		</button>
	);
}
