import { t } from "@warmline/contract/i18n";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { lookForCover } from "../api.ts";
import { shortWhen } from "../shift/shift-text.ts";
import { useShiftAct } from "../use-shift-act.ts";
import type { ShiftDialogProps } from "./asked.ts";

export function CoverDialog({ shift, zone, onClose }: ShiftDialogProps) {
	const [reason, setReason] = useState("");
	const { mutate, isPending, error } = useShiftAct(lookForCover);
	return (
		<ConfirmDialog
			open
			title={t("Find cover?")}
			confirm={t("Find cover")}
			busy={isPending}
			holdsWords={reason !== ""}
			failure={error ? errorMessage(error, t("No one was asked. Please try again.")) : undefined}
			onConfirm={() => mutate({ id: shift.id, reason }, { onSuccess: onClose })}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{shortWhen(shift, zone)}</p>
			<p className="mt-2">
				{t(
					"The shift stays yours until someone takes it. We’ll ask members who are free and have no other shift just before or after.",
				)}
			</p>
			<Field
				label={t("Reason")}
				hint={t("Only supervisors and directors can read this.")}
				optional
				className="mt-4 text-ink"
			>
				<TextArea
					rows={2}
					maxLength={mostLetters.whyCover}
					value={reason}
					disabled={isPending}
					onChange={(event) => setReason(event.target.value)}
				/>
			</Field>
		</ConfirmDialog>
	);
}
