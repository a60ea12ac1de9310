import { useQuery } from "@tanstack/react-query";
import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { WorkedShift } from "@warmline/contract/shifts/hours-calls";
import { useState } from "react";
import { Link } from "wouter";
import { useSearchParams } from "../../platform/routing/address.ts";
import { society } from "../../platform/society.ts";
import { now, ownZone } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import type { Me } from "../dialogs/asked.ts";
import { Fetching } from "../Fetching.tsx";
import { ShiftsPage } from "../ShiftsPage.tsx";
import { AttendanceDialog } from "./AttendanceDialog.tsx";
import { HoursDownloads } from "./HoursDownloads.tsx";
import { hoursQuery } from "./hours-api.ts";
import { MonthsTable } from "./MonthsTable.tsx";
import { ObligationMeter } from "./ObligationMeter.tsx";
import { SupportTimeBanner } from "./SupportTime.tsx";
import { WorkedShifts } from "./WorkedShifts.tsx";

/** What one has given, and what was promised. Directors read those of others, whose id stands in the address. */
export function HoursPage({ me }: { readonly me: Me }) {
	const [params] = useSearchParams();
	// This page offers no other one, so what was chosen on another page is not meant.
	const zone = ownZone();
	const asked = me.role === "director" ? params.get("member") : null;
	const member = asked === me.id ? null : asked;
	const query = useQuery(hoursQuery(member));
	const { data } = query;
	const [changing, setChanging] = useState<WorkedShift | null>(null);
	const allHours = `/${me.id}/shift-manager/hours/all`;
	return (
		<ShiftsPage
			title={member === null ? t("Hours") : t("Hours of a member")}
			heading={member !== null && data ? t("Hours of {name}", { name: data.member.name }) : undefined}
			at="shift-manager/hours"
		>
			{me.role === "director" && (
				<p className="mb-5">
					{member === null ? (
						<LinkButton to={allHours} variant="secondary">
							{t("Hours of all members")}
						</LinkButton>
					) : (
						<Link to={allHours} className="text-pine underline">
							{t("Hours of all members")}
						</Link>
					)}
				</p>
			)}
			<Fetching
				query={query}
				loading={t("Loading the hours...")}
				failed={t("Couldn’t load the hours.")}
				className="mb-4"
			/>
			{data && (
				<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
					<div className="space-y-6">
						<SupportTimeBanner minutes={data.worked_minutes} own={member === null} />
						<ObligationMeter hours={data} inTraining={member === null && !isAgent(me.role)} />
						{data.shifts.length > 0 && <HoursDownloads member={member} today={dayIn(now(), society.clock)} />}
					</div>
					<div className="space-y-8">
						<MonthsTable {...data} />
						<WorkedShifts
							shifts={data.shifts}
							zone={zone}
							onChange={member === null ? undefined : (shift) => setChanging(shift)}
						/>
					</div>
				</div>
			)}
			{changing && data && (
				<AttendanceDialog shift={changing} member={data.member} zone={zone} onClose={() => setChanging(null)} />
			)}
		</ShiftsPage>
	);
}
