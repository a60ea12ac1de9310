import { useQuery } from "@tanstack/react-query";
import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { startInHash } from "@warmline/contract/shifts/week-address";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useAddress, useSearchParams } from "../../platform/routing/address.ts";
import { paramNow } from "../../platform/routing/param-now.ts";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { cityOf, dayIn } from "../../platform/time/zones.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { useMinute } from "../../ui/text/use-minute.ts";
import { useMedia } from "../../ui/use-media.ts";
import { shiftsQuery } from "../api.ts";
import { spanText } from "../calendar-days.ts";
import type { Asked, Me } from "../dialogs/asked.ts";
import { useShiftDialogs } from "../dialogs/ShiftDialogs.tsx";
import { Fetching } from "../Fetching.tsx";
import { shiftElementId } from "../focus-shift.ts";
import { SupportTimeLine } from "../hours/SupportTime.tsx";
import { ShiftLegend } from "../legend/ShiftLegend.tsx";
import { NextShift } from "../NextShift.tsx";
import { AskedPlaces } from "../requests/AskedPlaces.tsx";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { Steps } from "../Steps.tsx";
import { byDay, startOf } from "../shift-days.ts";
import { ZoneChoice } from "../ZoneChoice.tsx";
import { useShiftZone } from "../zone-choice.ts";
import { DayOfWeek, dayElementId } from "./DayOfWeek.tsx";
import { OpenShifts } from "./OpenShifts.tsx";
import { isOwn, WeekGrid } from "./WeekGrid.tsx";
import { daysInWeek, daysToShow, sameInWeek } from "./week-grid.ts";
import { daysOfWeek, movedWeek, weekFrom, weekUntil } from "./week-span.ts";

/** The shifts of a week, to be booked. Which week it is stands in the address. */
export function WeekPage({ me, duty }: { readonly me: Me; readonly duty: ReactNode }) {
	const [params, setParams] = useSearchParams();
	const [zone, chooseZone] = useShiftZone();
	useMinute();
	const from = weekFrom(params.get("from"), society.clock, now());
	const query = useQuery(shiftsQuery(from, daysOfWeek));
	const { data, isPlaceholderData } = query;
	const { ask, dialogs } = useShiftDialogs(me, zone, data);
	const today = dayIn(now(), zone);
	const hasRoom = useMedia("(min-width: 48rem)");
	const { hash } = useAddress();
	const days = daysToShow(daysInWeek(from, zone, society.clock), data ?? [], zone);
	const [pressed, setPressed] = useState<string | null>(null);
	const shown = byDay(data ?? [], zone);
	const chosen = dayToShow([pressed, dayOfHash(data ?? [], hash, zone), today], shown);
	useHashOfAddress(isPlaceholderData ? undefined : data, hash);
	const askOf = (asked: Asked) => {
		setPressed(dayIn(startOf(asked.shift), zone));
		ask(asked);
	};
	const choose = (shift: Shift) => {
		// Drawn before it can have the focus.
		flushSync(() => setPressed(dayIn(startOf(shift), zone)));
		if (isOwn(shift)) return ask({ act: "own", shift });
		const element = document.getElementById(shiftElementId(shift.id));
		element?.focus({ preventScroll: true });
		element?.scrollIntoView({ block: "nearest" });
	};
	return (
		<ShiftsPage title={t("Shifts")} at="shift-manager" duty={duty}>
			<SupportTimeLine userId={me.id} />
			{isAgent(me.role) && <AskedPlaces zone={zone} />}
			{isAgent(me.role) && <NextShift zone={zone} className="mt-2 sm:mt-4" />}
			<div className="mt-4 sm:mt-5">
				<Steps
					heading={spanText(from, weekUntil(from))}
					before={t("Previous week")}
					after={t("Next week")}
					back={t("Today")}
					atStart={from === weekFrom(null, society.clock, now())}
					onStep={(weeks) => setParams({ from: movedWeek(weekFrom(paramNow("from"), society.clock, now()), weeks) })}
					onStart={() => setParams({})}
				>
					<ZoneChoice zone={zone} onChoose={chooseZone} />
				</Steps>
			</div>
			{!sameInWeek(from, zone, society.clock) && (
				<p className="mt-3 text-sm text-soft">
					{t("Times here are for {zone}. Shifts are planned on {city} time.", {
						zone: cityOf(zone),
						city: cityOf(society.clock),
					})}
				</p>
			)}
			<Fetching query={query} renewing={t("Loading shifts for the week...")} />
			{data && data.length === 0 && !isPlaceholderData && <Empty>{t("No shifts available for this week.")}</Empty>}
			{data && data.length > 0 && (
				// The week before is no place to press on while the wanted one is on its way.
				<div inert={isPlaceholderData} className={isPlaceholderData ? "opacity-50" : undefined}>
					<OpenShifts shifts={data} zone={zone} me={me} onAsk={askOf} />
					{hasRoom && (
						<div className="mt-4">
							<WeekGrid shifts={data} days={days} chosen={chosen} today={today} zone={zone} me={me} onChoose={choose} />
						</div>
					)}
					<ShiftLegend className="mt-2" />
					{shown
						.filter(({ day }) => !hasRoom || day === chosen)
						.map(({ day, shifts }) => (
							<DayOfWeek key={day} day={day} today={today} shifts={shifts} zone={zone} me={me} onAsk={ask} />
						))}
				</div>
			)}
			{dialogs}
		</ShiftsPage>
	);
}

/** What an address leads to in a week: a shift by its start, on whatever clocks it is read, or a day. */
const elementIn = (shifts: readonly Shift[], hash: string): string => {
	const start = startInHash(hash);
	const shift = start === null ? undefined : shifts.find(({ shift_datetime }) => shift_datetime === start);
	return shift ? shiftElementId(shift.id) : dayElementId(hash.slice(1));
};

/** The day of the shift, or the day itself, that an address leads to. */
const dayOfHash = (shifts: readonly Shift[], hash: string, zone: string): string | null => {
	const start = startInHash(hash);
	if (start !== null) return dayIn(Date.parse(start), zone);
	return shifts.length > 0 && hash.startsWith("#") ? hash.slice(1) : null;
};

/** The first of these days that has shifts, else the first day that has. */
const dayToShow = (wanted: readonly (string | null)[], shown: readonly { readonly day: string }[]) =>
	wanted.find((one) => shown.some(({ day }) => day === one)) ?? shown[0]?.day;

/** The month leads to a day of a week, and a call to come to a shift: it is brought into sight once it is there. */
const useHashOfAddress = (shifts: readonly Shift[] | undefined, hash: string): void => {
	const id = shifts && hash.startsWith("#") ? elementIn(shifts, hash) : null;
	useEffect(() => {
		const element = id === null ? null : document.getElementById(id);
		element?.focus();
		// Of a shift its day is to be seen, too.
		element?.scrollIntoView({ block: startInHash(hash) === null ? "start" : "center" });
	}, [id, hash]);
};
