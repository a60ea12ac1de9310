import { t, tn } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { giveUp } from "../api.ts";
import { shortWhen, tooLateText } from "../shift/shift-text.ts";
import { canGiveUp, inPart } from "../shift/standing.ts";
import { useShiftAct } from "../use-shift-act.ts";
import type { ShiftDialogProps } from "./asked.ts";

/** What follows for the others when the reader's place is free. */
const consequence = (shift: Shift): string => {
	const { part } = shift.own;
	if (shift.waiting > 0) {
		return tn(shift.waiting, {
			one: "Your spot is offered to the person on the waiting list.",
			other: "Your spot is offered to the first of {count} people on the waiting list.",
		});
	}
	if (part === "supervisor" && inPart(shift, "supervisor").length === 1)
		return t("The shift would have no supervisor, so it couldn’t go ahead.");
	if (part === "listener" && inPart(shift, "listener").length === 1)
		return t("There would be no listener until someone else books.");
	return t("Your spot would be open to others.");
};

export function GiveUpDialog({ shift, zone, onAsk, onClose }: ShiftDialogProps) {
	const { mutate, isPending, error } = useShiftAct(giveUp);
	const tooLate = !isPending && shift.own.part !== null && !canGiveUp(shift, now());
	return (
		<ConfirmDialog
			open
			title={t("Drop this shift?")}
			confirm={t("Drop shift")}
			cancel={t("Keep my shift")}
			danger
			busy={isPending}
			unready={tooLate}
			failure={error ? errorMessage(error, t("You still have the shift. Please try again.")) : undefined}
			onConfirm={() => mutate(shift.id, { onSuccess: onClose })}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{shortWhen(shift, zone)}</p>
			<p className="mt-2">{tooLate ? tooLateText(shift) : consequence(shift)}</p>
			{!shift.own.cover_wanted && (
				<>
					{!tooLate && (
						<p className="mt-2">{t("You can look for cover instead: the shift stays yours until someone takes it.")}</p>
					)}
					<Button
						variant="secondary"
						className="mt-3"
						disabled={isPending}
						onClick={() => onAsk({ act: "cover", shift })}
					>
						{tooLate ? t("Find cover") : t("Find cover instead")}
					</Button>
				</>
			)}
		</ConfirmDialog>
	);
}
