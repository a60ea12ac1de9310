import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { freeText, listenersText, supervisorsText, waitingText } from "./shift-text.ts";
import { freeIn, inPart } from "./standing.ts";

type ShiftPeopleProps = { readonly shift: Shift; readonly ownId: string; readonly over: boolean };

/** Who is in a shift, and how many more it needs. */
export function ShiftPeople({ shift, ownId, over }: ShiftPeopleProps) {
	if (shift.state === "off") {
		return shift.off_reason === null ? null : <p className="text-sm text-soft wrap-anywhere">{shift.off_reason}</p>;
	}
	const supervisors = inPart(shift, "supervisor");
	const listeners = inPart(shift, "listener");
	const missing = freeIn(shift, "supervisor");
	return (
		<div className="space-y-1 text-sm text-soft">
			{shift.own.cover_wanted && (
				<p className="font-medium text-attention-ink">
					{t("You’re looking for cover. The shift stays yours until someone takes it.")}
				</p>
			)}
			{supervisors.length > 0 && (
				<p className="wrap-anywhere">
					{supervisorsText(supervisors, ownId)}
					{missing > 0 && !over && ` · ${freeText(missing, shift.supervisors_needed)}`}
				</p>
			)}
			{supervisors.length === 0 && over && <p>{t("No supervisor")}</p>}
			{(listeners.length > 0 || supervisors.length > 0) && (
				<p className="wrap-anywhere">{listenersText(listeners, ownId, !over && freeIn(shift, "listener") > 0)}</p>
			)}
			{!over && (
				<p className="tabular-nums">
					{freeText(freeIn(shift, "listener"), shift.capacity)}
					{shift.waiting > 0 && ` · ${waitingText(shift.waiting)}`}
				</p>
			)}
		</div>
	);
}
