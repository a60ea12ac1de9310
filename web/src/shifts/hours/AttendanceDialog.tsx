import { t } from "@warmline/contract/i18n";
import type { WorkedShift } from "@warmline/contract/shifts/hours-calls";
import { mostAttendedMinutes } from "@warmline/contract/shifts/limits";
import { useRef, useState } from "react";
import { describeError } from "../../platform/http/describe-error.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { RadioList } from "../../ui/forms/RadioList.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { shortWhen } from "../shift/shift-words.ts";
import { endOf, startOf } from "../shift-days.ts";
import { attendanceWords } from "./attendance-words.ts";
import { attendedMinutes } from "./attended-minutes.ts";
import { sayAttendance } from "./hours-api.ts";

const choices = ["worked", "excused", "no_show"] as const;
type Choice = (typeof choices)[number];

type AttendanceDialogProps = {
	readonly shift: WorkedShift;
	readonly member: { readonly id: string; readonly name: string };
	readonly zone: string;
	readonly onClose: () => void;
};

/** Whether somebody was there, where checking in does not tell it. */
export function AttendanceDialog({ shift, member, zone, onClose }: AttendanceDialogProps) {
	const length = Math.round((endOf(shift) - startOf(shift)) / 60_000);
	const [attendance, setAttendance] = useState<Choice | null>(shift.attendance === "booked" ? null : shift.attendance);
	const [minutes, setMinutes] = useState(String(shift.attendance === "worked" ? shift.minutes : length));
	const field = useRef<HTMLDivElement>(null);
	const { mutate, isPending, error } = useApiMutation(sayAttendance, {
		onSuccess: onClose,
		invalidates: [shiftKeys.all],
	});
	const [checked, setChecked] = useState(false);
	const given = attendedMinutes(minutes);
	const wrong =
		attendance === "worked" && given === null
			? t("Please enter the minutes as a whole number from 0 to {most}.", { most: mostAttendedMinutes })
			: undefined;
	const { fields, message } = describeError(error, {
		fields: ["minutes"],
		fallback: t("Couldn’t save the change. Please try again."),
	});
	const send = () => {
		setChecked(true);
		if (attendance === null || wrong) return field.current?.querySelector("input")?.focus();
		mutate({
			id: shift.shift_id,
			member_id: member.id,
			attendance,
			...(attendance === "worked" && given !== null && { minutes: given }),
		});
	};
	return (
		<ConfirmDialog
			open
			title={t("Did {name} attend?", { name: member.name })}
			confirm={t("Save")}
			busy={isPending}
			unready={attendance === null}
			failure={message}
			onConfirm={send}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{shortWhen(shift, zone)}</p>
			<RadioList
				legend={t("Did {name} attend?", { name: member.name })}
				hidesLegend
				value={attendance}
				choices={choices.map((value) => ({ value, words: attendanceWords[value] }))}
				disabled={isPending}
				onChoose={setAttendance}
				className="mt-3"
			/>
			{attendance === "worked" && (
				<div ref={field} className="mt-3 max-w-48 text-ink">
					<Field label={t("Volunteer minutes")} error={(checked && wrong) || fields.minutes}>
						<TextInput
							inputMode="numeric"
							value={minutes}
							disabled={isPending}
							onChange={(event) => setMinutes(event.target.value)}
						/>
					</Field>
				</div>
			)}
			<p className="mt-3">{t("{name} is told, and it’s recorded in the audit log.", { name: member.name })}</p>
		</ConfirmDialog>
	);
}
