import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { MemberHours } from "@warmline/contract/shifts/hours-calls";
import { Link } from "wouter";
import { monthText } from "../calendar-days.ts";
import { durationText } from "../duration-text.ts";
import { isBehind, timeOrDash } from "./member-hours.ts";

export type HoursOfMonth = {
	readonly members: readonly MemberHours[];
	readonly userId: string;
	readonly month: string;
};

const cell = "py-2.5 pr-3 text-right tabular-nums";

/** The hours of everybody, where there is room for a table. */
export function HoursTable({ members, userId, month }: HoursOfMonth) {
	return (
		<table aria-label={monthText(month)} className="w-full border-collapse text-left">
			<thead className="text-sm text-soft">
				<tr className="border-b border-line">
					<th scope="col" className="py-2 pr-3 font-semibold">
						{t("Name")}
					</th>
					<th scope="col" className={`${cell} font-semibold`}>
						{t("Given")}
					</th>
					<th scope="col" className={`${cell} font-semibold`}>
						{t("Committed")}
					</th>
					<th scope="col" className={`${cell} font-semibold`}>
						{t("Booked")}
					</th>
					<th scope="col" className={`${cell} font-semibold`}>
						{t("Shifts")}
					</th>
					<th scope="col" className={`${cell} font-semibold`}>
						{t("Missed")}
					</th>
				</tr>
			</thead>
			<tbody>
				{members.map((one) => (
					<tr key={one.id} className="border-b border-line">
						<th scope="row" className="py-2.5 pr-3 font-medium wrap-anywhere">
							<Link to={`/${userId}/shift-manager/hours?member=${one.id}`} className="text-pine underline">
								{one.name}
							</Link>
							<span className="block text-sm font-normal text-soft">{roles[one.role].name}</span>
						</th>
						<td className={cell}>
							{durationText(one.worked_minutes)}
							{isBehind(one) && <span className="block text-sm text-attention-ink">{t("Behind")}</span>}
						</td>
						<td className={cell}>{timeOrDash(one.needed_minutes)}</td>
						<td className={cell}>{timeOrDash(one.booked_minutes)}</td>
						<td className={cell}>{one.worked_shifts}</td>
						<td className={cell}>{one.no_shows}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
