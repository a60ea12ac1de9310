import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { useSearchParams } from "../../../platform/routing/address.ts";
import { paramNow } from "../../../platform/routing/param-now.ts";
import { useSession } from "../../../platform/session.ts";
import { society } from "../../../platform/society.ts";
import { now } from "../../../platform/time/time.ts";
import { dayIn } from "../../../platform/time/zones.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Empty } from "../../../ui/feedback/Empty.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { LinkButton } from "../../../ui/navigation/LinkButton.tsx";
import { useMinute } from "../../../ui/text/use-minute.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { shiftsQuery } from "../../api.ts";
import { isDay, movedDay, spanText } from "../../calendar-days.ts";
import type { Me } from "../../dialogs/asked.ts";
import { Fetching } from "../../Fetching.tsx";
import { ShiftsPage } from "../../ShiftsPage.tsx";
import { Steps } from "../../Steps.tsx";
import { startOfWeek } from "../../week-start.ts";
import { ZoneChoice } from "../../ZoneChoice.tsx";
import { useShiftZone } from "../../zone-choice.ts";
import { CoverageDialog } from "./CoverageDialog.tsx";
import { CoverageGrid, CoverageLegend, type CoverageProps } from "./CoverageGrid.tsx";
import { coverageSpan, coverageWeeks, movedCoverage } from "./coverage-weeks.ts";
import { LackingList } from "./LackingList.tsx";

export function CoveragePage() {
	const session = useSession();
	return session && <Coverage me={{ id: session.user_id, role: session.user.role.role }} />;
}

/** Eight weeks of shifts and what they lack. The first day of them, and the shift that is open, stand in the address. */
function Coverage({ me }: { readonly me: Me }) {
	const [params, setParams] = useSearchParams();
	const [zone, chooseZone] = useShiftZone();
	useMinute();
	const at = now();
	const today = dayIn(at, zone);
	const dayBy = (asked: string | null) => startOfWeek(isDay(asked) ? asked : today);
	const [from, opened] = [dayBy(params.get("from")), params.get("shift")];
	const span = coverageSpan(from, zone, society.clock);
	const query = useQuery(shiftsQuery(span.date, span.days));
	const { data, isPlaceholderData } = query;
	// While others are on their way, the weeks that were asked for before stand there, and not their shifts in other weeks.
	const [drawn, setDrawn] = useState(from);
	if (!isPlaceholderData && drawn !== from) setDrawn(from);
	const atStart = from === startOfWeek(today);
	const start: Readonly<Record<string, string>> = atStart ? {} : { from };
	const shift = data?.find(({ id }) => id === opened);
	const open = ({ id }: Shift) => setParams({ ...start, shift: id }, { replace: true });
	return (
		<ShiftsPage
			title={t("Coverage")}
			lead={<p>{t("Gaps in the next eight weeks. Select a shift to see who is on it and to fill it.")}</p>}
			at="shift-manager/coverage"
		>
			<Steps
				heading={spanText(from, movedDay(movedCoverage(from, 1), -1))}
				before={t("Previous eight weeks")}
				after={t("Next eight weeks")}
				back={t("Go to this week")}
				atStart={atStart}
				onStep={(steps) => setParams({ from: movedCoverage(dayBy(paramNow("from")), steps) })}
				onStart={() => setParams({})}
			>
				<ZoneChoice zone={zone} onChoose={chooseZone} />
			</Steps>
			<Fetching query={query} renewing={t("Loading shifts for these weeks...")} />
			{data && opened !== null && !shift && !isPlaceholderData && (
				<Banner tone="info" className="mt-4">
					{t("That shift is no longer in these weeks.")}
				</Banner>
			)}
			{data && (
				<div inert={isPlaceholderData} className={isPlaceholderData ? "mt-5 opacity-50" : "mt-5"}>
					<Weeks
						weeks={coverageWeeks(data, isPlaceholderData ? drawn : from, zone)}
						today={today}
						zone={zone}
						at={at}
						me={me}
						onOpen={open}
					/>
				</div>
			)}
			{shift && (
				<CoverageDialog
					key={shift.id}
					shift={shift}
					zone={zone}
					me={me}
					at={at}
					onClose={() => setParams(start, { replace: true })}
				/>
			)}
		</ShiftsPage>
	);
}

function Weeks({ me, ...coverage }: CoverageProps & { readonly me: Me }) {
	const hasRoom = useMedia("(min-width: 48rem)");
	const [onlyLacking, setOnlyLacking] = useState(false);
	const { weeks } = coverage;
	if (weeks.every(({ days }) => days.every(({ shifts }) => shifts.length === 0))) {
		return (
			<div className="py-8 text-center">
				<Empty className="text-soft">{t("No shifts are planned in these weeks.")}</Empty>
				<LinkButton to={`/${me.id}/shift-manager/rota`} variant="secondary" className="mt-3">
					{me.role === "director" ? t("Plan the weekly shifts") : t("See the weekly shifts")}
				</LinkButton>
			</div>
		);
	}
	if (!hasRoom) {
		return (
			<>
				<LackingList {...coverage} />
				<details className="mt-6 rounded-card border border-line bg-surface p-4 shadow-card">
					<summary className="min-h-11 content-center font-semibold text-pine">
						{t("All shifts of these weeks")}
					</summary>
					<div className="mt-3 mb-4">
						<CoverageLegend />
					</div>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse moves it by the arrows */}
					<section tabIndex={0} aria-label={t("Eight weeks of shifts")} className="-mx-2 overflow-x-auto px-2 pb-2">
						<div className="min-w-3xl">
							<CoverageGrid {...coverage} onlyLacking={false} />
						</div>
					</section>
				</details>
			</>
		);
	}
	return (
		<>
			<div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<CoverageLegend />
				<Checkbox
					label={t("Show gaps only")}
					checked={onlyLacking}
					onChange={(event) => setOnlyLacking(event.target.checked)}
				/>
			</div>
			<CoverageGrid {...coverage} onlyLacking={onlyLacking} />
		</>
	);
}
