import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { type KeyboardEvent, useState } from "react";
import { Link } from "wouter";
import { classNames } from "../../ui/class-names.ts";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { dayName, movedDay, weekdayOf } from "../calendar-days.ts";
import { ShiftMark } from "../legend/ShiftMark.tsx";
import { bookingText } from "../shift/shift-text.ts";
import { isOver, startOf } from "../shift-days.ts";
import { dayText, shortTime } from "./day-text.ts";
import { monthWeeks } from "./month-days.ts";

export type MonthProps = {
	readonly month: string;
	readonly today: string;
	readonly zone: string;
	readonly shiftsOf: (day: string) => readonly Shift[];
	/** The page on which a day is. */
	readonly weekOf: (day: string) => string;
	readonly at: number;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const cellId = (day: string): string => `day-${day}`;

/** A month as a calendar has it. Within it one walks by the arrows; Tab leads past it. */
export function MonthGrid({ month, today, zone, shiftsOf, weekOf, at }: MonthProps) {
	const weeks = monthWeeks(month);
	const days = weeks.flat().filter((day) => day !== null);
	const [walked, setWalked] = useState<string | null>(null);
	const isHere = (day: string | null) => day !== null && days.includes(day);
	const entry = [walked, today].find(isHere) ?? days[0];
	const walk = (event: KeyboardEvent, day: string) => {
		const step = steps[event.key];
		const to = step === undefined ? null : movedDay(day, step);
		if (to === null || !isHere(to)) return;
		event.preventDefault();
		setWalked(to);
		document.getElementById(cellId(to))?.focus();
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one walks in by the arrows is a grid
		<table role="grid" aria-label={t("Days of the month")} className="w-full table-fixed border-collapse">
			<thead>
				<tr>
					{weeks[1]?.map(
						(day) =>
							day && (
								<th key={day} scope="col" abbr={weekdayOf(day).long} className="p-2 text-sm font-semibold text-soft">
									{weekdayOf(day).short}
								</th>
							),
					)}
				</tr>
			</thead>
			<tbody>
				{weeks.map((week) => (
					<tr key={week.find((day) => day !== null)}>
						{week.map((day, weekday) =>
							day === null ? (
								// biome-ignore lint/suspicious/noArrayIndexKey: the days of a week do not change places
								<td key={weekday} className="border border-line bg-sunk" />
							) : (
								<td key={day} className="h-28 border border-line bg-surface p-0 align-top">
									<Link
										to={weekOf(day)}
										id={cellId(day)}
										tabIndex={day === entry ? 0 : -1}
										aria-current={day === today ? "date" : undefined}
										onKeyDown={(event) => walk(event, day)}
										onFocus={() => setWalked(day)}
										className="block h-full p-1.5 hover:bg-pine-wash -outline-offset-3"
									>
										<VisuallyHidden>
											{t("{day}: {words}", { day: dayName(day), words: dayText(shiftsOf(day), zone, at) })}
										</VisuallyHidden>
										<DayNumber day={day} today={today} />
										<span aria-hidden="true" className="mt-1 block space-y-0.5">
											{shiftsOf(day).map((shift) => (
												<ShiftLine key={shift.id} shift={shift} zone={zone} at={at} />
											))}
										</span>
									</Link>
								</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function DayNumber({ day, today }: { readonly day: string; readonly today: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"inline-grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums",
				day === today && "bg-pine text-on-pine",
			)}
		>
			{Number(day.slice(-2))}
		</span>
	);
}

type ShiftLineProps = { readonly shift: Shift; readonly zone: string; readonly at: number };

function ShiftLine({ shift, zone, at }: ShiftLineProps) {
	const own = shift.own.part !== null && shift.state !== "off";
	return (
		<span
			className={classNames(
				"flex items-center gap-1.5 rounded px-1 text-xs leading-5",
				own ? "bg-pine-wash font-semibold text-pine-strong" : "text-soft",
				shift.state === "off" && "line-through",
			)}
			title={bookingText(shift, zone, at)}
		>
			<ShiftMark shift={shift} over={isOver(shift, at)} />
			<span className="truncate tabular-nums">{shortTime(startOf(shift), zone)}</span>
		</span>
	);
}
