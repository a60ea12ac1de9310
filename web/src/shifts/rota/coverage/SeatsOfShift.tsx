import { t } from "@warmline/contract/i18n";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Place, Shift } from "@warmline/contract/shifts/shift";
import { Button } from "../../../ui/Button.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { AttendanceBadge } from "../../hours/AttendanceBadge.tsx";
import { waitingText } from "../../shift/shift-text.ts";
import { inPart, neededIn } from "../../shift/standing.ts";

type SeatsOfShiftProps = {
	readonly shift: Shift;
	readonly meId: string;
	/** Only when it is over: whether somebody was there. */
	readonly onAttend: ((place: Place) => void) | undefined;
};

/** Who is in a shift, by part, and how many it needs of each. */
export function SeatsOfShift({ shift, meId, onAttend }: SeatsOfShiftProps) {
	if (shift.state === "off") return null;
	return (
		<>
			<Part shift={shift} part="supervisor" heading={t("Supervision")} meId={meId} onAttend={onAttend} />
			<Part shift={shift} part="listener" heading={t("Listening")} meId={meId} onAttend={onAttend} />
			{shift.waiting > 0 && <p className="text-sm text-soft">{waitingText(shift.waiting)}</p>}
		</>
	);
}

type PartProps = SeatsOfShiftProps & { readonly part: ShiftPart; readonly heading: string };

function Part({ shift, part, heading, meId, onAttend }: PartProps) {
	const places = inPart(shift, part);
	return (
		<section>
			<h3 className="flex items-baseline justify-between gap-3 text-base">
				{heading}
				<span className="text-sm font-normal text-soft tabular-nums">
					{t("{has} of {needed}", { has: places.length, needed: neededIn(shift, part) })}
				</span>
			</h3>
			{places.length === 0 && <p className="text-soft">{t("No one yet")}</p>}
			<ul className="divide-y divide-line">
				{places.map((place) => (
					<li key={place.member_id} className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 py-1">
						<span className="min-w-0 wrap-anywhere">
							{place.member_id === meId ? t("{name} (you)", { name: place.name }) : place.name}{" "}
							{place.cover_wanted && <Badge look="care">{t("Needs cover")}</Badge>}
							{place.attended && <AttendanceBadge attendance={place.attended.attendance} />}
							{place.cover_reason !== undefined && (
								<span className="block text-sm whitespace-pre-line text-soft">{place.cover_reason}</span>
							)}
						</span>
						{onAttend && place.member_id !== meId && (
							<Button
								variant="quiet"
								aria-label={t("Attendance: {name}", { name: place.name })}
								onClick={() => onAttend(place)}
							>
								{t("Attendance")}
							</Button>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
