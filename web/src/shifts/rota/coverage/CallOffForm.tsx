import { t } from "@warmline/contract/i18n";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { useState } from "react";
import { describeError, errorMessage } from "../../../platform/http/describe-error.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { useFirstInvalid } from "../../../ui/forms/use-first-invalid.ts";
import { isPeopleBooked } from "../people-booked.ts";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { useChangeShift } from "./use-change-shift.ts";
import { useTellBusy } from "./use-tell-busy.ts";

/** A shift is called off with a reason. Where people have booked, the server says first whom it concerns. */
export function CallOffForm({ shift, onBusy, onBack }: DoingProps) {
	const [reason, setReason] = useState("");
	const change = useChangeShift(t("Shift cancelled."), onBack);
	const { form, checked } = useFirstInvalid<HTMLFormElement>(change.isPending);
	useTellBusy(change.isPending, onBusy);
	// While it is sent anew, the question that was answered stays.
	const booked = isPeopleBooked(change.error) || (change.isPending && change.variables.tell === true);
	const { fields, message } = describeError(change.error, {
		fields: ["off"],
		fallback: t("Couldn’t save the change. Please try again."),
	});
	const send = () => {
		checked();
		change.mutate({ id: shift.id, off: reason, tell: booked });
	};
	return (
		<DialogPart heading={t("Cancel shift")} busy={change.isPending} onBack={onBack}>
			<form
				ref={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
				className="space-y-4"
			>
				<Field label={t("Why is it cancelled?")} hint={t("All members can read this on the shift.")} error={fields.off}>
					<TextArea
						rows={2}
						maxLength={mostLetters.whyOff}
						value={reason}
						disabled={change.isPending}
						onChange={(event) => setReason(event.target.value)}
					/>
				</Field>
				{isPeopleBooked(change.error) && (
					<Banner tone="warning">{errorMessage(change.error, t("People are booked. They would be told."))}</Banner>
				)}
				{message && !isPeopleBooked(change.error) && <Banner tone="failure">{message}</Banner>}
				<Button type="submit" variant="danger" busy={change.isPending}>
					{booked ? t("Cancel shift and notify") : t("Cancel shift")}
				</Button>
			</form>
		</DialogPart>
	);
}
