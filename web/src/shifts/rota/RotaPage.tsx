import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { formatDay } from "../../platform/time/time.ts";
import { cityOf } from "../../platform/time/zones.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { shiftTimesQuery } from "../api.ts";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { BookingRules } from "./BookingRules.tsx";
import { ClosedDaysPart } from "./ClosedDaysPart.tsx";
import { ExtraShiftButton } from "./ExtraShift.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { RotaPart } from "./RotaPart.tsx";
import { rotaQuery } from "./rota-api.ts";
import { ShiftTimesPart } from "./ShiftTimesPart.tsx";
import { WeeklyPart } from "./weekly/WeeklyPart.tsx";

/** When shifts are, every week, and how they are booked. Directors change it, supervisors read it. */
export function RotaPage() {
	const session = useSession();
	const rota = useQuery(rotaQuery);
	const times = useQuery(shiftTimesQuery);
	if (!session) return null;
	const edits = session.user.role.role === "director";
	const error = rota.error ?? times.error;
	const retry = () => {
		if (rota.error) void rota.refetch();
		if (times.error) void times.refetch();
	};
	const known = rota.data && times.data;
	return (
		<ShiftsPage
			title={t("Weekly schedule")}
			lead={
				<p>
					{t("When shifts take place each week, and how they are booked. All times are in {city} time.", {
						city: cityOf(society.clock),
					})}
				</p>
			}
			at="shift-manager/rota"
		>
			{error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the weekly schedule."))}
					onRetry={retry}
					busy={rota.isFetching || times.isFetching}
					className={known ? "mb-4" : undefined}
				/>
			)}
			{!known && !error && <Loading>{t("Loading the weekly schedule...")}</Loading>}
			{rota.data && times.data && (
				<div className="space-y-10">
					{(times.data.length === 0 || rota.data.weekly.length === 0) && (
						<FirstSteps userId={session.user_id} hasTimes={times.data.length > 0} edits={edits} />
					)}
					<ShiftTimesPart times={times.data} edits={edits} />
					<WeeklyPart times={times.data} weekly={rota.data.weekly} edits={edits} />
					<RotaPart
						id="planned"
						heading={t("Planned shifts")}
						lead={
							rota.data.planned_until === null
								? t("No shifts are planned yet.")
								: t("Shifts are planned until {day}. New ones are added automatically every day.", {
										day: formatDay(rota.data.planned_until),
									})
						}
					>
						{edits && times.data.length > 0 && <ExtraShiftButton times={times.data} userId={session.user_id} />}
					</RotaPart>
					<ClosedDaysPart days={rota.data.closed_days} edits={edits} />
					<BookingRules settings={rota.data.settings} edits={edits} />
				</div>
			)}
		</ShiftsPage>
	);
}
