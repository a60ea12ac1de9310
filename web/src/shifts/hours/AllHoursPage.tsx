import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { MemberHours } from "@warmline/contract/shifts/hours-calls";
import { Link } from "wouter";
import { sentenceOf } from "../../platform/http/failure.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useSession } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { monthWords } from "../calendar-days.ts";
import { durationWords } from "../duration-words.ts";
import { isMonth, monthOf, movedMonth } from "../month/month-days.ts";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { allHoursQuery } from "./hours-api.ts";

const monthsBack = 24;

/** Everybody's hours of a month, for directors. Which month it is stands in the address. */
export function AllHoursPage() {
	const session = useSession();
	const [params, setParams] = useSearchParams();
	const thisMonth = monthOf(dayIn(now(), society.clock));
	const asked = params.get("month");
	const month = isMonth(asked) ? asked : thisMonth;
	const list = useInfiniteQuery({ ...allHoursQuery(month), placeholderData: keepPreviousData });
	if (!session) return null;
	const { data, error, isPlaceholderData } = list;
	const members = data?.pages.flatMap(({ results }) => results) ?? [];
	const months = Array.from({ length: monthsBack }, (_, back) => movedMonth(thisMonth, 1 - back));
	return (
		<ShiftsPage title={t("Hours of all members")} at="shift-manager/hours">
			<Field label={t("Month")} className="mb-6 max-w-xs">
				<Select value={month} onChange={(event) => setParams({ month: event.target.value }, { replace: true })}>
					{(months.includes(month) ? months : [month, ...months]).map((one) => (
						<option key={one} value={one}>
							{monthWords(one)}
						</option>
					))}
				</Select>
			</Field>
			<PagedList
				query={list}
				empty={data && members.length === 0 && !error ? t("No hours in this month.") : undefined}
				failure={error ? sentenceOf(error, t("Couldn’t load the hours.")) : undefined}
				loading={t("Loading the hours...")}
				more={t("Show more members")}
			>
				{members.length > 0 && (
					<div className={isPlaceholderData ? "opacity-50" : undefined}>
						<HoursTable members={members} userId={session.user_id} month={month} />
					</div>
				)}
			</PagedList>
		</ShiftsPage>
	);
}

type HoursTableProps = {
	readonly members: readonly MemberHours[];
	readonly userId: string;
	readonly month: string;
};

const cell = "py-2.5 pr-3 text-right tabular-nums";
const wideCell = `${cell} max-md:hidden`;

function HoursTable({ members, userId, month }: HoursTableProps) {
	return (
		<table aria-label={monthWords(month)} className="w-full border-collapse text-left">
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
					<th scope="col" className={`${wideCell} font-semibold`}>
						{t("Booked")}
					</th>
					<th scope="col" className={`${wideCell} font-semibold`}>
						{t("Shifts")}
					</th>
					<th scope="col" className={`${wideCell} font-semibold`}>
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
							{durationWords(one.worked_minutes)}
							{one.needed_minutes > one.worked_minutes + one.booked_minutes && (
								<span className="block text-sm text-ember-ink">{t("Behind")}</span>
							)}
						</td>
						<td className={cell}>{one.needed_minutes > 0 ? durationWords(one.needed_minutes) : "–"}</td>
						<td className={wideCell}>{one.booked_minutes > 0 ? durationWords(one.booked_minutes) : "–"}</td>
						<td className={wideCell}>{one.worked_shifts}</td>
						<td className={wideCell}>{one.no_shows}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
