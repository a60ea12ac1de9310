import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { useLocation } from "wouter";
import { fullName } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { FormDialog } from "./FormDialog.tsx";
import { NeedsFields } from "./NeedsFields.tsx";
import { notSaved } from "./people-booked.ts";
import { sendExtraShift, supervisorsQuery } from "./rota-api.ts";
import { hoursText, type Needs } from "./rota-text.ts";
import { useRotaAct } from "./use-rota-act.ts";
import { usualNeeds } from "./weekly/weekly-needs.ts";

type ExtraShiftProps = { readonly times: readonly ShiftTime[]; readonly userId: string };

export function ExtraShiftButton({ times, userId }: ExtraShiftProps) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button variant="secondary" onClick={() => setOpen(true)}>
				{t("Add an extra shift")}
			</Button>
			{open && <ExtraShift times={times} userId={userId} onClose={() => setOpen(false)} />}
		</>
	);
}

type Written = {
	readonly date: string;
	readonly shift_time: string;
	readonly needs: Needs;
	readonly supervisor: string;
};

/** One shift besides the weekly ones. Afterwards it is seen among the others. */
function ExtraShift({ times, userId, onClose }: ExtraShiftProps & { readonly onClose: () => void }) {
	const [, navigate] = useLocation();
	const supervisors = useQuery(supervisorsQuery);
	const { mutate, isPending, error } = useRotaAct(sendExtraShift, t("Shift added."), ({ result }) => {
		onClose();
		navigate(`/${userId}/shift-manager/coverage?from=${result.date}&shift=${result.id}`);
	});
	const { form, values, change, register, submit, errors, failure } = useForm({
		values: { date: "", shift_time: times[0]?.id ?? "", needs: usualNeeds, supervisor: "" },
		check: (shift) => (shift.date === "" ? { errors: { date: t("Please choose a day.") } } : { data: shift }),
		send: ({ date, shift_time, needs, supervisor }: Written) =>
			mutate({
				date,
				shift_time,
				capacity: needs.listeners,
				supervisors_needed: needs.supervisors,
				supervisor: supervisor === "" ? null : supervisor,
			}),
		call: { isPending, error },
		fields: ["date", "shift_time"],
		fallback: notSaved,
	});
	return (
		<FormDialog
			title={t("Add an extra shift")}
			submit={t("Add the shift")}
			busy={isPending}
			failure={failure}
			form={form}
			onSubmit={submit}
			onClose={onClose}
		>
			<Field label={t("Day")} error={errors.date} className="max-w-56">
				<TextInput type="date" min={dayIn(now(), society.clock)} {...register("date")} disabled={isPending} />
			</Field>
			<Field label={t("Shift time")} error={errors.shift_time}>
				<Select {...register("shift_time")} disabled={isPending}>
					{times.map((one) => (
						<option key={one.id} value={one.id}>
							{hoursText(one)}
						</option>
					))}
				</Select>
			</Field>
			<NeedsFields needs={values.needs} disabled={isPending} onChange={(needs) => change({ needs })} />
			<Field
				label={t("Supervisor")}
				optional
				hint={
					supervisors.error
						? t("Couldn’t look up who could supervise. You can choose someone later.")
						: t("The person you choose is booked and notified. Otherwise supervisors book it themselves.")
				}
			>
				<Select {...register("supervisor")} disabled={isPending || !supervisors.data}>
					<option value="">{t("No one yet")}</option>
					{supervisors.data?.map((one) => (
						<option key={one.id} value={one.id}>
							{fullName(one)}
						</option>
					))}
				</Select>
			</Field>
		</FormDialog>
	);
}
