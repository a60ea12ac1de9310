import { t } from "@warmline/contract/i18n";
import { halfShiftHours, shiftHours } from "@warmline/contract/shifts/parts";
import { timeOfDay } from "../../platform/time/time-of-day.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { RadioList } from "../../ui/forms/RadioList.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { FormDialog } from "./FormDialog.tsx";
import { notSaved } from "./people-booked.ts";
import { endShiftTime, sendShiftTime } from "./rota-api.ts";
import { endAfter, endsNextDay } from "./rota-text.ts";
import { useRotaAct } from "./use-rota-act.ts";

const kinds = [
	{ value: shiftHours, words: t("Shift ({hours} hours)", { hours: shiftHours }) },
	{ value: halfShiftHours, words: t("Half-shift ({hours} hours)", { hours: halfShiftHours }) },
];

/** Its end follows from its start and its kind, so that it cannot be wrong. */
export function AddShiftTime({ onClose }: { readonly onClose: () => void }) {
	const { mutate, isPending, error, reset } = useRotaAct(
		sendShiftTime,
		t("Shift time added."),
		onClose,
		(_, { result }) =>
			() =>
				endShiftTime({ id: result.id, tell: false }),
	);
	const { form, values, change, submit, errors, failure } = useForm({
		values: { start_time: "", hours: Number(shiftHours) },
		check: ({ start_time, hours }) => {
			const end_time = endAfter(start_time, hours);
			return end_time === null
				? { errors: { start_time: t("Please choose a time.") } }
				: { data: { start_time, end_time } };
		},
		send: (time: { readonly start_time: string; readonly end_time: string }) => mutate(time),
		call: { isPending, error },
		fields: ["start_time", "end_time"],
		fallback: notSaved,
	});
	const { start_time: start, hours } = values;
	const end = endAfter(start, hours);
	return (
		<FormDialog
			title={t("Add a shift time")}
			submit={t("Add")}
			busy={isPending}
			failure={failure}
			form={form}
			onSubmit={submit}
			onClose={onClose}
		>
			<Field label={t("Starts at")} error={errors.start_time} className="max-w-48">
				<TextInput
					type="time"
					value={start}
					disabled={isPending}
					onChange={(event) => {
						change({ start_time: event.target.value.slice(0, 5) });
						reset();
					}}
				/>
			</Field>
			<RadioList
				legend={t("Length")}
				value={hours}
				choices={kinds}
				disabled={isPending}
				onChoose={(chosen) => change({ hours: chosen })}
			/>
			<p role="status" className="min-h-6 font-medium text-pine-strong tabular-nums">
				{end !== null &&
					(endsNextDay({ start_time: start, end_time: end })
						? t("Ends at {time} the next day", { time: timeOfDay(end) })
						: t("Ends at {time}", { time: timeOfDay(end) }))}
			</p>
			{errors.end_time && !errors.start_time && <p className="font-medium text-bad">{errors.end_time}</p>}
		</FormDialog>
	);
}
