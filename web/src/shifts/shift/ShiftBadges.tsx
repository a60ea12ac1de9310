import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { endsDayAfter } from "../shift-days.ts";
import { partLabels, stateLabels } from "./shift-text.ts";
import { stateLooks } from "./state-looks.ts";

type ShiftBadgesProps = {
	readonly shift: Shift;
	readonly zone: string;
	/** What it would have needed is of no use any more. */
	readonly over: boolean;
};

/** How a shift stands, and what is special about it. */
export function ShiftBadges({ shift, zone, over }: ShiftBadgesProps) {
	return (
		<p className="flex flex-wrap gap-1.5 empty:hidden">
			{(!over || shift.state === "off") && <Badge look={stateLooks[shift.state]}>{stateLabels[shift.state]}</Badge>}
			{shift.own.part && shift.state !== "off" && <Badge look="pine">{partLabels[shift.own.part]}</Badge>}
			{shift.own.called_off && <Badge>{t("You were booked")}</Badge>}
			{shift.half && <Badge>{t("Half-shift")}</Badge>}
			{endsDayAfter(shift, zone) && <Badge>{t("Ends the next day")}</Badge>}
		</p>
	);
}
