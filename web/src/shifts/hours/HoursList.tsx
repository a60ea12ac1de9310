import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { MemberHours } from "@warmline/contract/shifts/hours-calls";
import { Link } from "wouter";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { monthText } from "../calendar-days.ts";
import { durationText } from "../duration-text.ts";
import type { HoursOfMonth } from "./HoursTable.tsx";
import { isBehind, timeOrDash } from "./member-hours.ts";

/** The same on a phone, one member after the other. */
export function HoursList({ members, userId, month }: HoursOfMonth) {
	return (
		<ul aria-label={monthText(month)} className="divide-y divide-line border-y border-line">
			{members.map((one) => (
				<li key={one.id} className="py-3">
					<div className="flex items-start justify-between gap-3">
						<p className="min-w-0 wrap-anywhere">
							<Link to={`/${userId}/shift-manager/hours?member=${one.id}`} className="font-medium text-pine underline">
								{one.name}
							</Link>
							<span className="block text-sm text-soft">{roles[one.role].name}</span>
						</p>
						{isBehind(one) && <Badge look="attention">{t("Behind")}</Badge>}
					</div>
					<dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-3 gap-y-1.5">
						{factsOf(one).map(([name, words]) => (
							<div key={name}>
								<dt className="text-sm text-soft">{name}</dt>
								<dd className="tabular-nums">{words}</dd>
							</div>
						))}
					</dl>
				</li>
			))}
		</ul>
	);
}

const factsOf = (one: MemberHours): readonly (readonly [name: string, words: string | number])[] => [
	[t("Given"), durationText(one.worked_minutes)],
	[t("Committed"), timeOrDash(one.needed_minutes)],
	[t("Booked"), timeOrDash(one.booked_minutes)],
	[t("Shifts"), one.worked_shifts],
	[t("Missed"), one.no_shows],
];
