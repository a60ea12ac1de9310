import { t } from "@warmline/contract/i18n";
import type { ShiftTime } from "@warmline/contract/shifts/calls";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { cityOf, daysAhead, sameClock, timeIn } from "../../platform/time/zones.ts";
import { timesToday } from "./times-today.ts";

type ShiftTimeCardProps = { readonly shift: ShiftTime; readonly zone: string };

const dayNote = (days: number): string | null => {
	if (days === 0) return null;
	return days > 0 ? t("Starts the next day") : t("Starts the day before");
};

export function ShiftTimeCard({ shift, zone }: ShiftTimeCardProps) {
	const { start, end } = timesToday(shift, society.clock, now());
	const note = dayNote(daysAhead(start, zone, society.clock));
	return (
		<li className="rounded-card border border-line bg-surface p-5 shadow-card">
			<p className="text-xl font-semibold tabular-nums">
				{t("{start} to {end}", { start: timeIn(start, zone), end: timeIn(end, zone) })}
			</p>
			{note && <p className="text-sm font-medium text-attention-ink">{note}</p>}
			{!sameClock(start, zone, society.clock) && (
				<p className="mt-1 text-sm text-soft">
					{t("{start} to {end} {city} time", {
						start: timeIn(start, society.clock),
						end: timeIn(end, society.clock),
						city: cityOf(society.clock),
					})}
				</p>
			)}
		</li>
	);
}
