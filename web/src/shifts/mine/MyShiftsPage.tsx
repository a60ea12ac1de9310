import { useQuery } from "@tanstack/react-query";
import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { ReactNode } from "react";
import { now } from "../../platform/time/time.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { useMinute } from "../../ui/text/use-minute.ts";
import { ownShiftsQuery } from "../api.ts";
import type { Me } from "../dialogs/asked.ts";
import { useShiftDialogs } from "../dialogs/ShiftDialogs.tsx";
import { Fetching } from "../Fetching.tsx";
import { AskedPlaces } from "../requests/AskedPlaces.tsx";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { isKept } from "../shift/standing.ts";
import { isOver } from "../shift-days.ts";
import { ZoneChoice } from "../ZoneChoice.tsx";
import { useShiftZone } from "../zone-choice.ts";
import { CalendarFeed } from "./CalendarFeed.tsx";
import { CancelledShift } from "./CancelledShift.tsx";
import { OwnShift } from "./OwnShift.tsx";
import { Swaps } from "./Swaps.tsx";

/** The shifts one has a place in, had one in until they were called off, or waits for, and what one can do about each. */
export function MyShiftsPage({ me, duty }: { readonly me: Me; readonly duty: ReactNode }) {
	const [zone, chooseZone] = useShiftZone();
	useMinute();
	const query = useQuery(ownShiftsQuery);
	const { data } = query;
	const { ask, dialogs } = useShiftDialogs(me, zone, data);
	const agent = isAgent(me.role);
	const offered = data?.filter((shift) => isKept(shift, now())) ?? [];
	const booked = data?.filter(({ own }) => own.part !== null) ?? [];
	const cancelled = data?.filter((shift) => shift.own.called_off && !isOver(shift, now())) ?? [];
	const waited =
		data?.filter((shift) => shift.own.part === null && shift.own.waiting !== null && !isKept(shift, now())) ?? [];
	const shown = (shifts: readonly Shift[], firstIsNext = false) =>
		shifts.map((shift, at) => (
			<OwnShift key={shift.id} shift={shift} zone={zone} me={me} first={firstIsNext && at === 0} onAsk={ask} />
		));
	return (
		<ShiftsPage title={t("My shifts")} at="shift-manager/mine" duty={duty}>
			<div className="-mt-3 mb-3 flex justify-end">
				<ZoneChoice zone={zone} onChoose={chooseZone} />
			</div>
			<Fetching query={query} className="mb-4" />
			{offered.length > 0 && (
				<Group id="kept" name={t("On hold for you")}>
					{shown(offered)}
				</Group>
			)}
			{agent && (
				<div className="max-w-3xl empty:hidden">
					<AskedPlaces zone={zone} />
					<Swaps ownId={me.id} zone={zone} />
				</div>
			)}
			{cancelled.length > 0 && (
				<Group id="cancelled" name={t("Cancelled shifts")}>
					{cancelled.map((shift) => (
						<CancelledShift key={shift.id} shift={shift} zone={zone} />
					))}
				</Group>
			)}
			{booked.length > 0 && (
				<Group id="booked" name={t("Upcoming shifts")}>
					{shown(booked, true)}
				</Group>
			)}
			{data && booked.length === 0 && (
				<div className="mb-8">
					<Empty className="py-4 text-soft">
						{agent
							? t("You have no upcoming shifts. The week shows which ones need you.")
							: t("You can book shifts once your training is complete. The week shows how they are staffed.")}
					</Empty>
					<LinkButton to={`/${me.id}/shift-manager`} variant={agent ? "primary" : "secondary"}>
						{t("See the week")}
					</LinkButton>
				</div>
			)}
			{waited.length > 0 && (
				<Group id="waited" name={t("Waiting lists")}>
					{shown(waited)}
				</Group>
			)}
			{agent && (
				<div className="max-w-3xl">
					<CalendarFeed />
				</div>
			)}
			{dialogs}
		</ShiftsPage>
	);
}

type GroupProps = { readonly id: string; readonly name: string; readonly children: ReactNode };

function Group({ id, name, children }: GroupProps) {
	return (
		<section aria-labelledby={id} className="mb-8">
			<h2 id={id} className="text-xl">
				{name}
			</h2>
			<ul className="mt-3 space-y-3">{children}</ul>
		</section>
	);
}
