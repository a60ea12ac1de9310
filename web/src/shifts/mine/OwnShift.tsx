import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { now } from "../../platform/time/time.ts";
import { dayIn, timeIn } from "../../platform/time/zones.ts";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { dayName, movedDay } from "../calendar-days.ts";
import type { Asked, Me } from "../dialogs/asked.ts";
import { shiftElementId } from "../focus-shift.ts";
import { OwnShiftMenu } from "../shift/OwnShiftMenu.tsx";
import { ShiftBadges } from "../shift/ShiftBadges.tsx";
import { ShiftOffers } from "../shift/ShiftOffers.tsx";
import { ShiftPeople } from "../shift/ShiftPeople.tsx";
import { timesOf } from "../shift/shift-text.ts";
import { checkInIsNear, checkInOpens, hasBegun, isOver, startOf } from "../shift-days.ts";

type OwnShiftProps = {
	readonly shift: Shift;
	readonly zone: string;
	readonly me: Me;
	readonly first?: boolean;
	readonly onAsk: (asked: Asked) => void;
};

/** A shift in which the reader has a place, or waits for one. */
export function OwnShift({ shift, zone, me, first = false, onAsk }: OwnShiftProps) {
	const begun = hasBegun(shift, now());
	const day = dayIn(startOf(shift), zone);
	const today = dayIn(now(), zone);
	return (
		<li
			className={classNames(
				"rounded-card border bg-surface p-4 shadow-card lg:grid lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:items-start lg:gap-x-6",
				first ? "border-pine border-l-4" : "border-line",
			)}
		>
			<div className="flex items-start justify-between gap-2 lg:flex-col lg:justify-start">
				<h3 id={shiftElementId(shift.id)} tabIndex={-1} className="min-w-0">
					<span className="block text-lg">{dayName(day)}</span>
					<span className="block text-base font-semibold text-soft tabular-nums">{timesOf(shift, zone)}</span>
				</h3>
				<div className="flex shrink-0 items-center gap-1">
					{begun && shift.state !== "off" && <Badge look="pine">{t("In progress")}</Badge>}
					{!begun && day === today && <Badge look="pine">{t("Today")}</Badge>}
					{day === movedDay(today, 1) && <Badge look="pine">{t("Tomorrow")}</Badge>}
				</div>
			</div>
			<div className="mt-2 min-w-0 space-y-2 lg:mt-0.5">
				<ShiftBadges shift={shift} zone={zone} over={isOver(shift, now())} />
				{first && checkInIsNear(shift, now()) && shift.state !== "off" && (
					<p className="text-sm text-soft">
						{t("You can check in from {time}", { time: timeIn(checkInOpens(shift), zone) })}
					</p>
				)}
				{shift.own.confirmed && !begun && (
					<p className="text-sm font-medium text-good">{t("You’ve confirmed that you’re coming.")}</p>
				)}
				<ShiftPeople shift={shift} ownId={me.id} over={isOver(shift, now())} />
				<ShiftOffers shift={shift} zone={zone} me={me} onAsk={onAsk} />
			</div>
			{shift.own.part !== null && !begun && shift.state !== "off" && (
				<div className="mt-2 lg:mt-0">
					<OwnShiftMenu shift={shift} zone={zone} roomy onAsk={onAsk} />
				</div>
			)}
		</li>
	);
}
