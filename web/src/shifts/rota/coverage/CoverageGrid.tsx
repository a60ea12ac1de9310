import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { timeIn } from "../../../platform/time/zones.ts";
import { classNames } from "../../../ui/class-names.ts";
import { dayInYear, dayName, weekdayOf } from "../../calendar-days.ts";
import { shiftElementId } from "../../focus-shift.ts";
import { stateLabels } from "../../shift/shift-text.ts";
import { stateClasses } from "../../shift/state-looks.ts";
import { isOver, startOf } from "../../shift-days.ts";
import { coverageText, seatsInShort, totalsText } from "./coverage-text.ts";
import type { CoverageWeek } from "./coverage-weeks.ts";
import { lacksSomebody, totalsOf } from "./lacks.ts";
import { StateSign } from "./StateSign.tsx";

export type CoverageProps = {
	readonly weeks: readonly CoverageWeek<Shift>[];
	readonly today: string;
	readonly zone: string;
	readonly at: number;
	readonly onOpen: (shift: Shift) => void;
};

/** `Week of November 22: 3 shifts need a supervisor` */
export const weekText = ({ first, days }: CoverageWeek<Shift>, at: number): string =>
	t("Week of {day}: {words}", {
		day: dayInYear(first),
		words: totalsText(
			totalsOf(
				days.flatMap(({ shifts }) => shifts),
				at,
			),
		),
	});

/** Eight weeks: one of them a row of days, with what it lacks in words above it. */
export function CoverageGrid({
	weeks,
	today,
	zone,
	at,
	onlyLacking,
	onOpen,
}: CoverageProps & { onlyLacking: boolean }) {
	return (
		<table aria-label={t("Eight weeks of shifts")} className="w-full table-fixed border-collapse">
			<thead>
				<tr>
					{weeks[0]?.days.map(({ day }) => (
						<th key={day} scope="col" abbr={weekdayOf(day).long} className="p-1.5 text-sm font-semibold text-soft">
							{weekdayOf(day).short}
						</th>
					))}
				</tr>
			</thead>
			{weeks.map((week) => (
				<tbody key={week.first}>
					<tr>
						<th
							scope="rowgroup"
							colSpan={7}
							className="border border-line bg-sunk px-2.5 py-1.5 text-left text-sm font-semibold"
						>
							<span className="sticky left-2 inline-block max-w-[calc(100vw-6rem)]">{weekText(week, at)}</span>
						</th>
					</tr>
					<tr>
						{week.days.map(({ day, shifts }) => (
							<td key={day} className="border border-line bg-surface p-1 align-top">
								<span
									title={dayName(day)}
									className={classNames(
										"mb-1 inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums",
										day === today ? "bg-pine text-on-pine" : "text-soft",
									)}
								>
									{Number(day.slice(-2))}
								</span>
								<ul className="space-y-1">
									{shifts
										.filter((shift) => !onlyLacking || lacksSomebody(shift, at))
										.map((shift) => (
											<li key={shift.id}>
												<CoverageCell shift={shift} zone={zone} at={at} onOpen={onOpen} />
											</li>
										))}
								</ul>
							</td>
						))}
					</tr>
				</tbody>
			))}
		</table>
	);
}

type CoverageCellProps = Pick<CoverageProps, "zone" | "at" | "onOpen"> & { readonly shift: Shift };

function CoverageCell({ shift, zone, at, onOpen }: CoverageCellProps) {
	const over = isOver(shift, at);
	return (
		<button
			type="button"
			id={shiftElementId(shift.id)}
			aria-label={coverageText(shift, zone, at)}
			aria-haspopup="dialog"
			onClick={() => onOpen(shift)}
			className={classNames(
				"flex min-h-7 w-full flex-wrap items-center gap-1 rounded px-1 py-0.5 text-xs leading-tight font-semibold hover:underline lg:px-1.5",
				over ? "bg-sunk text-soft" : stateClasses(shift.state),
			)}
		>
			<StateSign state={shift.state} />
			<span
				className={classNames(
					"text-left tabular-nums max-lg:order-last max-lg:basis-full lg:flex-1",
					shift.state === "off" && "line-through",
				)}
			>
				{timeIn(startOf(shift), zone)}
			</span>
			{shift.state !== "off" && <span className="tabular-nums">{seatsInShort(shift)}</span>}
		</button>
	);
}

/** What colours, signs and numbers mean. */
export function CoverageLegend() {
	return (
		<ul aria-label={t("Legend")} className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
			{(["confirmed", "needs_supervisor", "at_risk", "off"] as const).map((state) => (
				<li
					key={state}
					className={classNames("flex items-center gap-1.5 rounded px-1.5 font-medium", stateClasses(state))}
				>
					<StateSign state={state} />
					{stateLabels[state]}
				</li>
			))}
			<li className="flex items-center gap-1.5 text-soft">
				<span className="font-semibold text-ink tabular-nums">1/3</span>
				{t("1 of 3 listeners")}
			</li>
		</ul>
	);
}
