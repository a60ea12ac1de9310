import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { dayName } from "../calendar-days.ts";
import { ShiftMark } from "../legend/ShiftMark.tsx";
import { isOver } from "../shift-days.ts";
import { dayText } from "./day-text.ts";
import type { MonthProps } from "./MonthGrid.tsx";
import { monthWeeks } from "./month-days.ts";

/** A month where there is no room for a calendar: the days that have something in them. */
export function MonthList({ month, today, zone, shiftsOf, weekOf, at }: MonthProps) {
	const days = monthWeeks(month)
		.flat()
		.filter((day) => day !== null)
		.filter((day) => day === today || shiftsOf(day).length > 0);
	if (days.length === 0) return <Empty>{t("No shifts this month.")}</Empty>;
	return (
		<ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
			{days.map((day) => {
				const shifts = shiftsOf(day);
				return (
					<li key={day}>
						<Link
							to={weekOf(day)}
							aria-current={day === today ? "date" : undefined}
							className={classNames(
								"flex min-h-14 items-center justify-between gap-3 px-4 py-2 -outline-offset-3 hover:bg-pine-wash",
								day === today && "bg-pine-wash",
							)}
						>
							<span className="min-w-0">
								<span className="block leading-tight font-semibold">{dayName(day)}</span>
								<span className="block text-sm text-soft tabular-nums">{dayText(shifts, zone, at)}</span>
							</span>
							<span className="flex shrink-0 gap-1">
								{shifts.map((shift) => (
									<ShiftMark key={shift.id} shift={shift} over={isOver(shift, at)} />
								))}
							</span>
						</Link>
					</li>
				);
			})}
		</ol>
	);
}
