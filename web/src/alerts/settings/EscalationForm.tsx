import { alertKindNames, alertStepNames, delayName } from "@warmline/contract/alerts/alert-names";
import { type AlertStep, stepDelays, stepsOf } from "@warmline/contract/alerts/kinds";
import { type AlertEscalation, changeAlertSettings } from "@warmline/contract/alerts/settings-calls";
import { t } from "@warmline/contract/i18n";
import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { useChangeAlertSettings } from "../api.ts";

/** As a select has it: a group that is not asked has none. */
const delayText = (seconds: number | null): string => (seconds === null ? "" : String(seconds));
const secondsIn = (text: string): number | null => (text === "" ? null : Number(text));

const fieldsOf = ({ enabled, listeners_on_duty, supervisors_on_duty, everyone }: AlertEscalation) => ({
	enabled,
	listeners_on_duty: delayText(listeners_on_duty),
	supervisors_on_duty: delayText(supervisors_on_duty),
	everyone: delayText(everyone),
});
type Fields = ReturnType<typeof fieldsOf>;

const isSame = (one: Fields, other: Fields): boolean =>
	one.enabled === other.enabled &&
	one.listeners_on_duty === other.listeners_on_duty &&
	one.supervisors_on_duty === other.supervisors_on_duty &&
	one.everyone === other.everyone;

/** How one kind of alert goes from group to group. */
export function EscalationForm({ escalation }: { readonly escalation: AlertEscalation }) {
	const { kind } = escalation;
	const id = useId();
	const save = useChangeAlertSettings();
	const { form, banner, values, register, registerCheckbox, submit, busy, errors, failure } = useForm({
		values: fieldsOf(escalation),
		check: ({ enabled, ...delays }) =>
			checkBy(changeAlertSettings.body, {
				kind,
				enabled,
				listeners_on_duty: secondsIn(delays.listeners_on_duty),
				supervisors_on_duty: secondsIn(delays.supervisors_on_duty),
				everyone: secondsIn(delays.everyone),
			}),
		send: (body) => save.mutate(body),
		call: save,
		fallback: t("Couldn’t save. Please try again."),
	});
	useUnsavedChanges(!isSame(values, fieldsOf(escalation)));
	const delay = (step: AlertStep) => (
		<Field key={step} label={alertStepNames[step]} error={errors[step]}>
			<Select {...register(step)}>
				{stepDelays.map((seconds) => (
					<option key={seconds} value={seconds}>
						{delayName(seconds)}
					</option>
				))}
				<option value="">{t("Don’t alert them")}</option>
			</Select>
		</Field>
	);
	return (
		<form
			ref={form}
			noValidate
			aria-labelledby={id}
			onChange={() => save.reset()}
			onSubmit={submit}
			className="rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 id={id} className="text-xl">
				{alertKindNames[kind]}
			</h2>
			<Checkbox label={t("Alert people about this")} className="mt-2" {...registerCheckbox("enabled")} />
			{values.enabled && <div className="mt-3 space-y-4">{stepsOf[kind].map(delay)}</div>}
			{save.isSuccess && (
				<Banner tone="success" className="mt-4">
					{t("Saved. It applies from now on.")}
				</Banner>
			)}
			{failure && (
				<Banner ref={banner} tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
			<Button type="submit" className="mt-4" busy={busy} busyText={t("Saving...")}>
				{t("Save")}
			</Button>
		</form>
	);
}
