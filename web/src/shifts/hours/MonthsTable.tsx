import { t } from "@warmline/contract/i18n";
import type { Hours } from "@warmline/contract/shifts/hours-calls";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { monthText } from "../calendar-days.ts";
import { durationText } from "../duration-text.ts";

type MonthsTableProps = Pick<Hours, "months" | "total_minutes" | "earlier_minutes">;

/** What was given, by month: a table that is drawn as well. */
export function MonthsTable({ months, total_minutes, earlier_minutes }: MonthsTableProps) {
	const most = Math.max(1, ...months.map(({ minutes }) => minutes));
	const missed = months.some(({ no_shows }) => no_shows > 0);
	return (
		<section aria-labelledby="months">
			<h2 id="months" className="text-xl">
				{t("By month")}
			</h2>
			{months.length === 0 ? (
				<Empty className="mt-3 text-soft">{t("Your hours appear here after your first shift.")}</Empty>
			) : (
				<table className="mt-3 w-full border-collapse text-left">
					<thead className="text-sm text-soft">
						<tr className="border-b border-line">
							<th scope="col" className="py-2 pr-3 font-semibold">
								{t("Month")}
							</th>
							<th scope="col" className="py-2 pr-3 text-right font-semibold">
								{t("Shifts")}
							</th>
							{missed && (
								<th scope="col" className="py-2 pr-3 text-right font-semibold">
									{t("Missed")}
								</th>
							)}
							<th scope="col" className="py-2 font-semibold sm:w-1/2">
								{t("Hours")}
							</th>
						</tr>
					</thead>
					<tbody>
						{months.map(({ month, minutes, shifts, no_shows }) => (
							<tr key={month} className="border-b border-line">
								<th scope="row" className="py-2 pr-3 font-medium">
									{monthText(month)}
								</th>
								<td className="py-2 pr-3 text-right tabular-nums">{shifts}</td>
								{missed && <td className="py-2 pr-3 text-right tabular-nums">{no_shows}</td>}
								<td className="py-2 tabular-nums">
									<span className="text-sm">{durationText(minutes)}</span>
									<span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sunk">
										<span
											className="block h-full rounded-full bg-pine forced-colors:bg-[Highlight]"
											style={{ width: `${(minutes / most) * 100}%` }}
										/>
									</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{total_minutes !== undefined && total_minutes > 0 && (
				<p className="mt-3 font-semibold tabular-nums">
					{t("In all: {duration}", { duration: durationText(total_minutes) })}
					{earlier_minutes !== undefined && earlier_minutes > 0 && (
						<span className="block font-normal text-soft">
							{t("Of these, {duration} from before joining here.", { duration: durationText(earlier_minutes) })}
						</span>
					)}
				</p>
			)}
		</section>
	);
}
