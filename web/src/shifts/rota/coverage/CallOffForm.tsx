import { t } from "@warmline/contract/i18n";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { isPeopleBooked, notSaved } from "../people-booked.ts";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { useChangeShift } from "./use-change-shift.ts";
import { useTellBusy } from "./use-tell-busy.ts";

/** A shift is called off with a reason. Where people have booked, the server says first whom it concerns. */
export function CallOffForm({ shift, onBusy, onBack }: DoingProps) {
	const change = useChangeShift(t("Shift cancelled."), onBack);
	useTellBusy(change.isPending, onBusy);
	// While it is sent anew, the question that was answered stays.
	const booked = isPeopleBooked(change.error) || (change.isPending && change.variables.tell === true);
	const { form, register, submit, errors, failure } = useForm({
		values: { off: "" },
		check: (data) => ({ data }),
		send: ({ off }) => change.mutate({ id: shift.id, off, tell: booked }),
		call: { isPending: change.isPending, error: change.error },
		fallback: notSaved,
	});
	return (
		<DialogPart heading={t("Cancel shift")} busy={change.isPending} onBack={onBack}>
			<form ref={form} noValidate onSubmit={submit} className="space-y-4">
				<Field label={t("Why is it cancelled?")} hint={t("All members can read this on the shift.")} error={errors.off}>
					<TextArea rows={2} maxLength={mostLetters.whyOff} {...register("off")} disabled={change.isPending} />
				</Field>
				{isPeopleBooked(change.error) && (
					<Banner tone="warning">{errorMessage(change.error, t("People are booked. They would be notified."))}</Banner>
				)}
				{failure && !isPeopleBooked(change.error) && <Banner tone="failure">{failure}</Banner>}
				<Button type="submit" variant="danger" busy={change.isPending}>
					{booked ? t("Cancel shift and notify") : t("Cancel shift")}
				</Button>
			</form>
		</DialogPart>
	);
}
