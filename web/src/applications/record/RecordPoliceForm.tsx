import { recordChange, type VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { policeCheckLevels } from "../../platform/recruitment.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { RecordForm } from "../RecordForm.tsx";
import { writeIntoRecord } from "../record-api.ts";
import { policeCheckLevelName } from "../record-steps.ts";
import { type RecordPerson, savedText } from "./record-changes.ts";
import type { RecordActing } from "./use-record-act.ts";

type RecordPoliceFormProps = {
	readonly person: RecordPerson;
	readonly check: VolunteerRecord["police_check"];
	readonly acting: RecordActing;
	readonly onClose: () => void;
};

/** A level that is not accepted any more stays where it was recorded. */
const levelsWith = (recorded: number | undefined): typeof policeCheckLevels =>
	recorded === undefined || policeCheckLevels.some(({ level }) => level === recorded)
		? policeCheckLevels
		: [...policeCheckLevels, { level: recorded, name: policeCheckLevelName(recorded) }];

const names = ["police_check.level", "police_check.date", "police_check.expires"] as const;

export function RecordPoliceForm({ person, check, acting, onClose }: RecordPoliceFormProps) {
	const { form, register, submit, busy, errors, failure } = useForm({
		values: { level: String(check?.level ?? ""), date: check?.date ?? "", expires: check?.expires ?? "" },
		check: ({ level, date, expires }) =>
			checkBy(recordChange, {
				police_check: { level: Number(level), date, expires: expires === "" ? null : expires },
			}),
		send: (change) =>
			acting.mutate(
				{
					work: () => writeIntoRecord(person.id, change),
					done: (news) => savedText(news, person),
					act: "record_changed",
				},
				{ onSuccess: onClose },
			),
		call: acting,
		fields: names,
		fallback: t("Couldn’t save this. Please try again."),
	});
	const close = () => {
		acting.reset();
		onClose();
	};
	return (
		<RecordForm
			label={t("Police check")}
			submit={t("Save")}
			busy={busy}
			problem={failure}
			form={form}
			onSubmit={submit}
			onClose={close}
		>
			<Field label={t("Level")} error={errors["police_check.level"]} className="max-w-xs">
				<Select {...register("level")}>
					<option value="">{t("Please choose")}</option>
					{levelsWith(check?.level).map(({ level, name }) => (
						<option key={level} value={level}>
							{name}
						</option>
					))}
				</Select>
			</Field>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t("Date of the check")} error={errors["police_check.date"]} className="self-end">
					<TextInput type="date" {...register("date")} />
				</Field>
				<Field label={t("Expires")} optional error={errors["police_check.expires"]} className="self-end">
					<TextInput type="date" {...register("expires")} />
				</Field>
			</div>
		</RecordForm>
	);
}
