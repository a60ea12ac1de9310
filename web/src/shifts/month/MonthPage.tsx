import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useSearchParams } from "../../platform/routing/address.ts";
import { paramNow } from "../../platform/routing/param-now.ts";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { useMinute } from "../../ui/text/use-minute.ts";
import { useMedia } from "../../ui/use-media.ts";
import { shiftsQuery } from "../api.ts";
import { monthText } from "../calendar-days.ts";
import type { Me } from "../dialogs/asked.ts";
import { Fetching } from "../Fetching.tsx";
import { ShiftLegend } from "../legend/ShiftLegend.tsx";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { Steps } from "../Steps.tsx";
import { byDay } from "../shift-days.ts";
import { ZoneChoice } from "../ZoneChoice.tsx";
import { useShiftZone } from "../zone-choice.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { MonthList } from "./MonthList.tsx";
import { isMonth, monthOf, monthSpan, movedMonth, weekOfDay } from "./month-days.ts";

/** A month at a glance; each day leads to its week. Which month it is stands in the address. */
export function MonthPage({ me }: { readonly me: Me }) {
	const [params, setParams] = useSearchParams();
	const [zone, chooseZone] = useShiftZone();
	const hasRoom = useMedia("(min-width: 48rem)");
	useMinute();
	const today = dayIn(now(), zone);
	const monthBy = (asked: string | null) => (isMonth(asked) ? asked : monthOf(today));
	const month = monthBy(params.get("month"));
	const span = monthSpan(month, zone, society.clock);
	const query = useQuery(shiftsQuery(span.date, span.days));
	const { data, isPlaceholderData } = query;
	const days = new Map(byDay(data ?? [], zone).map(({ day, shifts }) => [day, shifts]));
	const Month = hasRoom ? MonthGrid : MonthList;
	const weekOf = (day: string) => `/${me.id}/shift-manager?from=${weekOfDay(day, zone, society.clock)}#${day}`;
	return (
		<ShiftsPage title={t("Shifts of the month")} heading={t("Shifts")} at="shift-manager/month">
			<Steps
				heading={monthText(month)}
				before={t("Previous month")}
				after={t("Next month")}
				back={t("This month")}
				atStart={month === monthOf(today)}
				onStep={(months) => setParams({ month: movedMonth(monthBy(paramNow("month")), months) })}
				onStart={() => setParams({})}
			>
				<ZoneChoice zone={zone} onChoose={chooseZone} />
			</Steps>
			<Fetching query={query} renewing={t("Loading shifts for the month...")} />
			{data && !isPlaceholderData && (
				<div className="mt-5">
					<Month
						key={month}
						month={month}
						today={today}
						zone={zone}
						shiftsOf={(day) => days.get(day) ?? []}
						weekOf={weekOf}
						at={now()}
					/>
					<ShiftLegend className="mt-4" />
				</div>
			)}
		</ShiftsPage>
	);
}
