import { t } from "@warmline/contract/i18n";
import type { Place } from "@warmline/contract/shifts/shift";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { now } from "../../platform/time/time.ts";
import { timeIn } from "../../platform/time/zones.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { takePlaceOf } from "../api.ts";
import { shortWhen } from "../shift/shift-text.ts";
import { endOf, isOn } from "../shift-days.ts";
import { useShiftAct } from "../use-shift-act.ts";
import type { ShiftDialogProps } from "./asked.ts";
import { isLongRun, longRunText, longRunTitle, takeAnyway } from "./LongRunQuestion.tsx";

export function TakeDialog({ shift, place, zone, onClose }: ShiftDialogProps & { readonly place: Place }) {
	const { mutate, isPending, error, variables } = useShiftAct(takePlaceOf);
	// While it is sent anew, the question that was answered stays.
	const long = isLongRun(error) || (isPending && variables.long_run === true);
	return (
		<ConfirmDialog
			open
			title={long ? longRunTitle : t("Cover for {name}?", { name: place.name })}
			confirm={long ? takeAnyway : t("Cover this shift")}
			busy={isPending}
			failure={
				error && !isLongRun(error) ? errorMessage(error, t("Couldn’t take the shift. Please try again.")) : undefined
			}
			onConfirm={() => mutate({ id: shift.id, member_id: place.member_id, long_run: long }, { onSuccess: onClose })}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{shortWhen(shift, zone)}</p>
			{long && (
				<p role="alert" className="mt-2">
					{longRunText(error)}
				</p>
			)}
			<p className="mt-2">
				{place.part === "supervisor"
					? t("You would be the supervisor. {name} is notified.", { name: place.name })
					: t("You would be a listener. {name} is notified.", { name: place.name })}
			</p>
			{isOn(shift, now()) && (
				<p className="mt-2">
					{t("It is on now, until {time}. You can check in at once, and your hours count from then.", {
						time: timeIn(endOf(shift), zone),
					})}
				</p>
			)}
		</ConfirmDialog>
	);
}
