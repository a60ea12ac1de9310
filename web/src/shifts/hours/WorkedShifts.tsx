import { t } from "@warmline/contract/i18n";
import type { Hours, WorkedShift } from "@warmline/contract/shifts/hours-calls";
import { Button } from "../../ui/Button.tsx";
import { durationText } from "../duration-text.ts";
import { shortWhen } from "../shift/shift-text.ts";
import { AttendanceBadge } from "./AttendanceBadge.tsx";

type WorkedShiftsProps = Pick<Hours, "shifts"> & {
	readonly zone: string;
	/** Only for who may say whether somebody was there. */
	readonly onChange?: ((shift: WorkedShift) => void) | undefined;
};

/** The shifts that have begun, and whether the member was there. */
export function WorkedShifts({ shifts, zone, onChange }: WorkedShiftsProps) {
	if (shifts.length === 0) return null;
	return (
		<section aria-labelledby="worked">
			<h2 id="worked" className="text-xl">
				{t("Shifts")}
			</h2>
			<ul className="mt-3 divide-y divide-line">
				{shifts.map((shift) => (
					<li key={shift.shift_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
						<p className="min-w-0">
							<span className="block font-medium tabular-nums">{shortWhen(shift, zone)}</span>
							<span className="block text-sm text-soft">
								{shift.part === "supervisor" ? t("Supervision") : t("Listening")}
								{shift.minutes > 0 && ` · ${durationText(shift.minutes)}`}
							</span>
						</p>
						<div className="flex items-center gap-2">
							<AttendanceBadge attendance={shift.attendance} />
							{onChange && (
								<Button
									variant="quiet"
									aria-label={t("Change attendance: {when}", { when: shortWhen(shift, zone) })}
									onClick={() => onChange(shift)}
								>
									{t("Change")}
								</Button>
							)}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
