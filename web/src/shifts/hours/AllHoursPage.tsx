import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useSession } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { monthText } from "../calendar-days.ts";
import { isMonth, monthOf, movedMonth } from "../month/month-days.ts";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { HoursList } from "./HoursList.tsx";
import { HoursTable } from "./HoursTable.tsx";
import { allHoursQuery } from "./hours-api.ts";

const monthsBack = 24;

/** Everybody's hours of a month, for directors. Which month it is stands in the address. */
export function AllHoursPage() {
	const session = useSession();
	const [params, setParams] = useSearchParams();
	const thisMonth = monthOf(dayIn(now(), society.clock));
	const asked = params.get("month");
	const month = isMonth(asked) ? asked : thisMonth;
	const Hours = useMedia("(min-width: 48rem)") ? HoursTable : HoursList;
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
							{monthText(one)}
						</option>
					))}
				</Select>
			</Field>
			<PagedList
				query={list}
				empty={data && members.length === 0 && !error ? t("No hours in this month.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load the hours.")) : undefined}
				loading={t("Loading the hours...")}
				more={t("Show more members")}
			>
				{members.length > 0 && (
					<div className={isPlaceholderData ? "opacity-50" : undefined}>
						<Hours members={members} userId={session.user_id} month={month} />
					</div>
				)}
			</PagedList>
		</ShiftsPage>
	);
}
