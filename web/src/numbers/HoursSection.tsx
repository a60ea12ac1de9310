import { t } from "@warmline/contract/i18n";
import type { Numbers } from "@warmline/contract/numbers/calls";
import { useId } from "react";
import { society } from "../platform/society.ts";
import { cityOf } from "../platform/time/zones.ts";
import { classNames } from "../ui/class-names.ts";
import { formatCount, formatHour, formatWeekday } from "./format.ts";
import { SaveTable } from "./SaveTable.tsx";
import type { Span } from "./span-choice.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Words on each of them can be read, light and dark. */
const shades = ["bg-sunk text-soft", "bg-pine-wash", "bg-pine/35", "bg-pine text-on-pine"];

const shadeOf = (asked: number, most: number): string | undefined =>
	shades[Math.ceil((asked / most) * (shades.length - 1))];

/** At which hours of the week people ask: darker is more. */
export function HoursSection({ numbers: { hours }, span }: { readonly numbers: Numbers; readonly span: Span }) {
	const id = useId();
	const askedAt = new Map(hours.map(({ weekday, hour, asked }) => [`${weekday} ${hour}`, asked]));
	const most = Math.max(1, ...askedAt.values());
	return (
		<section
			aria-labelledby={id}
			className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card print:border-0 print:p-0 print:shadow-none"
		>
			<h2 id={id} className="text-xl">
				{t("Busiest hours")}
			</h2>
			<p className="mt-1 text-soft">
				{t("Chat requests by hour of the week, {city} time. Darker means more.", {
					city: cityOf(society.clock),
				})}
			</p>
			<table className="mt-4 w-full table-fixed border-separate border-spacing-0.5 text-center text-sm tabular-nums">
				<caption className="sr-only">{t("Chat requests by hour and day of the week")}</caption>
				<thead className="text-soft">
					<tr>
						<th scope="col" className="w-16 text-left font-semibold">
							{t("Hour")}
						</th>
						{weekdays.map((weekday) => (
							<th key={weekday} scope="col" className="font-semibold">
								<span aria-hidden="true">{formatWeekday(weekday, "short")}</span>
								<span className="sr-only">{formatWeekday(weekday, "long")}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{hoursOfDay.map((hour) => (
						<tr key={hour}>
							<th scope="row" className="text-left font-normal whitespace-nowrap text-soft">
								{formatHour(hour)}
							</th>
							{weekdays.map((weekday) => {
								const asked = askedAt.get(`${weekday} ${hour}`) ?? 0;
								return (
									<td key={weekday} className={classNames("h-7 rounded-sm", shadeOf(asked, most))}>
										{formatCount(asked)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			<SaveTable span={span} file="hours" of={id} />
		</section>
	);
}
