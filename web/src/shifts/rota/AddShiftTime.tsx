import { t } from "@warmline/contract/i18n";
import { halfShiftHours, shiftHours } from "@warmline/contract/shifts/parts";
import { useState } from "react";
import { timeOfDay } from "../../platform/time/time-of-day.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { RadioList } from "../../ui/forms/RadioList.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { describeRotaError } from "./people-booked.ts";
import { endShiftTime, sendShiftTime } from "./rota-api.ts";
import { endAfter, endsNextDay } from "./rota-words.ts";
import { useRotaAct } from "./use-rota-act.ts";

const kinds = [
	{ value: shiftHours, words: t("Shift ({hours} hours)", { hours: shiftHours }) },
	{ value: halfShiftHours, words: t("Half-shift ({hours} hours)", { hours: halfShiftHours }) },
];

/** Its end follows from its start and its kind, so that it cannot be wrong. */
export function AddShiftTime({ onClose }: { readonly onClose: () => void }) {
	const [start, setStart] = useState("");
	const [hours, setHours] = useState<number>(shiftHours);
	const [blank, setBlank] = useState(false);
	const { mutate, isPending, error, reset } = useRotaAct(
		sendShiftTime,
		t("Shift time added."),
		onClose,
		(_, { result }) =>
			() =>
				endShiftTime({ id: result.id, tell: false }),
	);
	const end = endAfter(start, hours);
	const { fields: errors, message: failure } = describeRotaError(error, ["start_time", "end_time"]);
	return (
		<FormDialog
			title={t("Add a shift time")}
			submit={t("Add")}
			busy={isPending}
			failure={failure}
			onSubmit={() => (end === null ? setBlank(true) : mutate({ start_time: start, end_time: end }))}
			onClose={onClose}
		>
			<Field label={t("Starts at")} error={blank ? t("Please choose a time.") : errors.start_time} className="max-w-48">
				<TextInput
					type="time"
					value={start}
					disabled={isPending}
					onChange={(event) => {
						setStart(event.target.value.slice(0, 5));
						setBlank(false);
						reset();
					}}
				/>
			</Field>
			<RadioList legend={t("Length")} value={hours} choices={kinds} disabled={isPending} onChoose={setHours} />
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
