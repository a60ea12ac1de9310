import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { dayName } from "../calendar-days.ts";
import { shiftElementId } from "../focus-shift.ts";
import { ShiftBadges } from "../shift/ShiftBadges.tsx";
import { timesOf } from "../shift/shift-text.ts";
import { isOver, startOf } from "../shift-days.ts";

/** A shift that the reader had booked and that was called off, so that they do not come for nothing. */
export function CancelledShift({ shift, zone }: { readonly shift: Shift; readonly zone: string }) {
	return (
		<li className="rounded-card border border-l-4 border-line border-l-edge bg-surface p-4 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-x-6">
			<h3 id={shiftElementId(shift.id)} tabIndex={-1}>
				<span className="block text-lg">{dayName(dayIn(startOf(shift), zone))}</span>
				<span className="block text-base font-semibold text-soft tabular-nums line-through">
					{timesOf(shift, zone)}
				</span>
			</h3>
			<div className="mt-2 min-w-0 space-y-1 lg:mt-0.5">
				<ShiftBadges shift={shift} zone={zone} over={isOver(shift, now())} />
				<p className="font-medium">{t("You don’t need to come.")}</p>
				{shift.off_reason !== null && (
					<p className="text-sm text-soft wrap-anywhere">{t("Reason: {reason}", { reason: shift.off_reason })}</p>
				)}
			</div>
		</li>
	);
}
