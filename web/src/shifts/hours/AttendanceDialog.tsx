import { t } from "@warmline/contract/i18n";
import type { WorkedShift } from "@warmline/contract/shifts/hours-calls";
import { mostAttendedMinutes } from "@warmline/contract/shifts/limits";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { RadioList } from "../../ui/forms/RadioList.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { type Checked, useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { shortWhen } from "../shift/shift-text.ts";
import { endOf, startOf } from "../shift-days.ts";
import { attendanceLabels } from "./attendance-text.ts";
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

type Written = { readonly attendance: Choice | null; readonly minutes: string };
type Attended = { readonly attendance: Choice; readonly minutes?: number };

const checkAttendance = ({ attendance, minutes }: Written): Checked<Attended> => {
	// Nothing can be pressed until something is chosen.
	if (attendance === null) return { errors: {} };
	if (attendance !== "worked") return { data: { attendance } };
	const given = attendedMinutes(minutes);
	if (given !== null) return { data: { attendance, minutes: given } };
	const sentence = t("Please enter the minutes as a whole number from 0 to {most}.", { most: mostAttendedMinutes });
	return { errors: { minutes: sentence } };
};

/** Whether somebody was there, where checking in does not tell it. */
export function AttendanceDialog({ shift, member, zone, onClose }: AttendanceDialogProps) {
	const length = Math.round((endOf(shift) - startOf(shift)) / 60_000);
	const first: Written = {
		attendance: shift.attendance === "booked" ? null : shift.attendance,
		minutes: String(shift.attendance === "worked" ? shift.minutes : length),
	};
	const save = useApiMutation(sayAttendance, { onSuccess: onClose, invalidates: [shiftKeys.all] });
	const { form, values, register, change, submit, busy, errors, failure } = useForm({
		values: first,
		check: checkAttendance,
		send: (attended) => save.mutate({ id: shift.shift_id, member_id: member.id, ...attended }),
		call: save,
		fields: ["minutes"],
		fallback: t("Couldn’t save the change. Please try again."),
	});
	const { attendance } = values;
	return (
		<ConfirmDialog
			open
			title={t("Did {name} attend?", { name: member.name })}
			confirm={t("Save")}
			busy={busy}
			unready={attendance === null}
			failure={failure}
			onConfirm={submit}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{shortWhen(shift, zone)}</p>
			<RadioList
				legend={t("Did {name} attend?", { name: member.name })}
				hidesLegend
				value={attendance}
				choices={choices.map((value) => ({ value, words: attendanceLabels[value] }))}
				disabled={busy}
				onChoose={(choice) => change({ attendance: choice })}
				className="mt-3"
			/>
			{attendance === "worked" && (
				<div ref={form} className="mt-3 max-w-48 text-ink">
					<Field label={t("Volunteer minutes")} error={errors.minutes}>
						<TextInput inputMode="numeric" disabled={busy} {...register("minutes")} />
					</Field>
				</div>
			)}
			<p className="mt-3">{t("{name} is notified, and it’s recorded in the audit log.", { name: member.name })}</p>
		</ConfirmDialog>
	);
}
