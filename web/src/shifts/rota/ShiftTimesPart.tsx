import { t } from "@warmline/contract/i18n";
import { halfShiftHours, shiftHours } from "@warmline/contract/shifts/parts";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { AddShiftTime } from "./AddShiftTime.tsx";
import { RetireShiftTime } from "./RetireShiftTime.tsx";
import { RotaPart } from "./RotaPart.tsx";
import { endsNextDay, hoursText, isHalfTime } from "./rota-text.ts";

type ShiftTimesPartProps = { readonly times: readonly ShiftTime[]; readonly edits: boolean };

/** The times of the day at which shifts stand. */
export function ShiftTimesPart({ times, edits }: ShiftTimesPartProps) {
	const [adding, setAdding] = useState(false);
	const [retiring, setRetiring] = useState<ShiftTime | null>(null);
	return (
		<RotaPart
			id="shift-times"
			heading={t("Shift times")}
			lead={t("A shift is {hours} hours long, a half-shift {half}.", { hours: shiftHours, half: halfShiftHours })}
		>
			{times.length === 0 && <Empty className="text-soft">{t("No shift times have been set yet.")}</Empty>}
			<ul className="grid gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
				{times.map((time) => (
					<li
						key={time.id}
						className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-card"
					>
						<span>
							<span className="block font-semibold tabular-nums">{hoursText(time)}</span>{" "}
							<span className="flex flex-wrap gap-1.5">
								{isHalfTime(time) && <Badge>{t("Half-shift")}</Badge>}
								{endsNextDay(time) && <Badge>{t("Ends the next day")}</Badge>}
							</span>
						</span>
						{edits && (
							<Button
								variant="quiet"
								aria-label={t("Remove {times}", { times: hoursText(time) })}
								onClick={() => setRetiring(time)}
							>
								{t("Remove")}
							</Button>
						)}
					</li>
				))}
			</ul>
			{edits && (
				<Button variant={times.length === 0 ? "primary" : "secondary"} className="mt-4" onClick={() => setAdding(true)}>
					{t("Add a shift time")}
				</Button>
			)}
			{adding && <AddShiftTime onClose={() => setAdding(false)} />}
			{retiring && <RetireShiftTime time={retiring} onClose={() => setRetiring(null)} />}
		</RotaPart>
	);
}
