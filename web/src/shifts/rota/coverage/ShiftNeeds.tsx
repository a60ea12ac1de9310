import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { NeedsFields } from "../NeedsFields.tsx";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { useChangeShift } from "./use-change-shift.ts";
import { useTellBusy } from "./use-tell-busy.ts";

/** How many this one shift needs, other than every week. */
export function ShiftNeeds({ shift, onBusy, onBack }: DoingProps) {
	const [needs, setNeeds] = useState({ listeners: shift.capacity, supervisors: shift.supervisors_needed });
	const change = useChangeShift(t("People needed changed."), onBack);
	useTellBusy(change.isPending, onBusy);
	const same = needs.listeners === shift.capacity && needs.supervisors === shift.supervisors_needed;
	return (
		<DialogPart heading={t("Change the people needed")} busy={change.isPending} onBack={onBack}>
			<p className="text-sm text-soft">
				{t("Only this shift changes. From now on it no longer follows the weekly schedule.")}
			</p>
			<NeedsFields needs={needs} disabled={change.isPending} onChange={setNeeds} />
			{change.error && (
				<Banner tone="failure">{errorMessage(change.error, t("Couldn’t save the change. Please try again."))}</Banner>
			)}
			<Button
				disabled={same}
				busy={change.isPending}
				onClick={() =>
					change.mutate({ id: shift.id, capacity: needs.listeners, supervisors_needed: needs.supervisors })
				}
			>
				{t("Save")}
			</Button>
		</DialogPart>
	);
}
