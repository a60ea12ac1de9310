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
import { FormDialog } from "./FormDialog.tsx";
import { NeedsFields } from "./NeedsFields.tsx";
import { describeRotaError } from "./people-booked.ts";
import { sendExtraShift, supervisorsQuery } from "./rota-api.ts";
import { hoursWords } from "./rota-words.ts";
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

/** One shift besides the weekly ones. Afterwards it is seen among the others. */
function ExtraShift({ times, userId, onClose }: ExtraShiftProps & { readonly onClose: () => void }) {
	const [, navigate] = useLocation();
	const supervisors = useQuery(supervisorsQuery);
	const [date, setDate] = useState("");
	const [time, setTime] = useState(times[0]?.id ?? "");
	const [needs, setNeeds] = useState(usualNeeds);
	const [supervisor, setSupervisor] = useState("");
	const [blank, setBlank] = useState(false);
	const { mutate, isPending, error } = useRotaAct(sendExtraShift, t("Shift added."), ({ result }) => {
		onClose();
		navigate(`/${userId}/shift-manager/coverage?from=${result.date}&shift=${result.id}`);
	});
	const { fields: errors, message: failure } = describeRotaError(error, ["date", "shift_time"]);
	const send = () => {
		if (date === "") return setBlank(true);
		mutate({
			date,
			shift_time: time,
			capacity: needs.listeners,
			supervisors_needed: needs.supervisors,
			supervisor: supervisor === "" ? null : supervisor,
		});
	};
	return (
		<FormDialog
			title={t("Add an extra shift")}
			submit={t("Add the shift")}
			busy={isPending}
			failure={failure}
			onSubmit={send}
			onClose={onClose}
		>
			<Field label={t("Day")} error={blank ? t("Please choose a day.") : errors.date} className="max-w-56">
				<TextInput
					type="date"
					min={dayIn(now(), society.clock)}
					value={date}
					disabled={isPending}
					onChange={(event) => {
						setDate(event.target.value);
						setBlank(false);
					}}
				/>
			</Field>
			<Field label={t("Shift time")} error={errors.shift_time}>
				<Select value={time} disabled={isPending} onChange={(event) => setTime(event.target.value)}>
					{times.map((one) => (
						<option key={one.id} value={one.id}>
							{hoursWords(one)}
						</option>
					))}
				</Select>
			</Field>
			<NeedsFields needs={needs} disabled={isPending} onChange={setNeeds} />
			<Field
				label={t("Supervisor")}
				optional
				hint={
					supervisors.error
						? t("Couldn’t look up who could supervise. You can choose someone later.")
						: t("The person you choose is booked and told. Otherwise supervisors book it themselves.")
				}
			>
				<Select
					value={supervisor}
					disabled={isPending || !supervisors.data}
					onChange={(event) => setSupervisor(event.target.value)}
				>
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
