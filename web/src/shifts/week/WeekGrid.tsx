import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { type KeyboardEvent, useState } from "react";
import { now } from "../../platform/time/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { dayName, weekdayOf } from "../calendar-days.ts";
import type { Me } from "../dialogs/asked.ts";
import { shiftCellId } from "../focus-shift.ts";
import { ShiftMark } from "../legend/ShiftMark.tsx";
import { shortTime } from "../month/day-text.ts";
import {
	bookingText,
	dayOfShift,
	partLabels,
	shortFreeText,
	stateLabels,
	supervisingText,
	timesOf,
} from "../shift/shift-text.ts";
import { freeIn, obstacleAt, partsToBook } from "../shift/standing.ts";
import { isOver } from "../shift-days.ts";
import { shiftBeside, type TimeRow, timeRows } from "./week-grid.ts";

type WeekGridProps = {
	readonly shifts: readonly Shift[];
	readonly days: readonly string[];
	/** The day whose shifts are shown in full. */
	readonly chosen: string | undefined;
	readonly today: string;
	readonly zone: string;
	readonly me: Me;
	readonly onChoose: (shift: Shift) => void;
};

/** One can do more about it than book it. */
export const isOwn = ({ own, state }: Pick<Shift, "own" | "state">): boolean => own.part !== null && state !== "off";

/** A week at a glance: days across, times down. Within it one walks by the arrows; Tab leads past it. */
export function WeekGrid({ shifts, days, chosen, today, zone, me, onChoose }: WeekGridProps) {
	const rows = timeRows(shifts, zone);
	const [walked, setWalked] = useState<string | null>(null);
	const inOrder = rows.flatMap(({ on }) => [...on.values()]);
	const entry = shifts.find(({ id }) => id === walked) ?? inOrder[0];
	const walk = (event: KeyboardEvent, from: Shift) => {
		const to = shiftBeside(event.key, from, rows, days);
		if (!to) return;
		event.preventDefault();
		setWalked(to.id);
		document.getElementById(shiftCellId(to.id))?.focus();
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one walks in by the arrows is a grid
		<table role="grid" aria-label={t("Shifts of the week")} className="w-full table-fixed border-collapse">
			<thead>
				<tr>
					<th scope="col" className="w-18 p-1.5 text-left text-sm font-semibold text-soft lg:w-26">
						{t("Time")}
					</th>
					{days.map((day) => (
						<DayHeader key={day} day={day} isToday={day === today} />
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.times}>
						<TimeHeader row={row} zone={zone} />
						{days.map((day) => {
							const shift = row.on.get(day);
							return (
								<td
									key={day}
									className={classNames(
										"h-13 border border-line p-0 align-top",
										shift ? "bg-surface" : "bg-sunk",
										day === chosen && "border-x-2 border-x-pine",
									)}
								>
									{shift && (
										<button
											type="button"
											id={shiftCellId(shift.id)}
											tabIndex={shift === entry ? 0 : -1}
											onKeyDown={(event) => walk(event, shift)}
											onFocus={() => setWalked(shift.id)}
											onClick={() => onChoose(shift)}
											aria-haspopup={isOwn(shift) ? "dialog" : undefined}
											aria-label={cellText(shift, zone, me)}
											className="block size-full min-h-13 p-1.5 text-left text-xs leading-4 -outline-offset-3 hover:bg-pine-wash"
										>
											<CellLines shift={shift} zone={zone} me={me} />
										</button>
									)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function DayHeader({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
	return (
		<th
			scope="col"
			abbr={dayName(day)}
			aria-current={isToday ? "date" : undefined}
			className="p-1.5 text-sm font-semibold text-soft"
		>
			<span className="block">{weekdayOf(day).short}</span>
			<span
				className={classNames(
					"inline-grid size-7 place-items-center rounded-full tabular-nums",
					isToday && "bg-pine text-on-pine",
				)}
			>
				{Number(day.slice(-2))}
			</span>
		</th>
	);
}

function TimeHeader({ row, zone }: { readonly row: TimeRow; readonly zone: string }) {
	return (
		<th scope="row" className="border-y border-line py-1.5 pr-2 text-left align-top text-xs font-semibold tabular-nums">
			{t("{start} to {end}", { start: shortTime(row.start, zone), end: shortTime(row.end, zone) })}
		</th>
	);
}

/** What can be done with it, else how many places are free; null where it is one's own or over. */
const placesText = (shift: Shift, me: Me): string | null => {
	if (shift.state === "off" || shift.own.part !== null || isOver(shift, now())) return null;
	const part = obstacleAt(shift, now()) === null ? (partsToBook(shift, me.role)[0] ?? "listener") : "listener";
	return part === "supervisor" ? supervisingText(shift, now()) : shortFreeText(freeIn(shift, "listener"));
};

const stateOrPart = (shift: Shift): string => {
	if (shift.own.part !== null && isOwn(shift)) return partLabels[shift.own.part];
	return isOver(shift, now()) && shift.state !== "off" ? t("Past") : stateLabels[shift.state];
};

function CellLines({ shift, me }: { readonly shift: Shift; readonly zone: string; readonly me: Me }) {
	const own = isOwn(shift);
	const open = obstacleAt(shift, now()) === null;
	const wanted = shift.own.cover_wanted ? t("Needs cover") : placesText(shift, me);
	return (
		<>
			<span
				className={classNames(
					"block font-medium",
					own && "font-semibold text-pine-strong",
					shift.state === "off" && "line-through",
				)}
			>
				<span className="mr-1.5">
					<ShiftMark shift={shift} over={isOver(shift, now())} />
				</span>
				<span className="wrap-anywhere">{stateOrPart(shift)}</span>
			</span>
			{wanted !== null && (
				<span className={classNames("mt-0.5 block", open ? "font-semibold text-pine" : "text-soft")}>{wanted}</span>
			)}
		</>
	);
}

/** `Monday, November 23, 12:00 p.m. to 4:00 p.m.: Going ahead, 1 free, Book a place` */
const cellText = (shift: Shift, zone: string, me: Me): string => {
	const words = [
		stateOrPart(shift),
		shift.own.cover_wanted ? t("Needs cover") : placesText(shift, me),
		bookingText(shift, zone, now()),
	];
	return t("{day}, {times}: {words}", {
		day: dayOfShift(shift, zone),
		times: timesOf(shift, zone),
		words: [...new Set(words)].filter((one) => one !== null).join(", "),
	});
};
