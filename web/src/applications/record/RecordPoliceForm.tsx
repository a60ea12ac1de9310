import { policeLevels, recordChange, type VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { describeError, type FieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { RecordForm } from "../RecordForm.tsx";
import { writeIntoRecord } from "../record-api.ts";
import { type RecordPerson, savedText } from "./record-changes.ts";
import type { RecordActing } from "./use-record-act.ts";

type RecordPoliceFormProps = {
	readonly person: RecordPerson;
	readonly check: VolunteerRecord["police_check"];
	readonly acting: RecordActing;
	readonly onClose: () => void;
};

const names = ["police_check.level", "police_check.date", "police_check.expires"] as const;

export function RecordPoliceForm({ person, check, acting, onClose }: RecordPoliceFormProps) {
	const [written, setWritten] = useState({
		level: String(check?.level ?? ""),
		date: check?.date ?? "",
		expires: check?.expires ?? "",
	});
	const [problems, setProblems] = useState<FieldErrors>({});
	const { error, isPending } = acting;
	const { fields, message } = describeError(error, {
		fields: names,
		fallback: t("Couldn’t save this. Please try again."),
	});
	const wrong: FieldErrors = { ...fields, ...problems };
	const change = (part: Partial<typeof written>) => {
		setProblems({});
		setWritten({ ...written, ...part });
	};

	const save = () => {
		const { level, date, expires } = written;
		const checked = recordChange.safeParse({
			police_check: { level: Number(level), date, expires: expires === "" ? null : expires },
		});
		setProblems(schemaErrors(checked.error));
		if (!checked.success) return acting.reset();
		acting.mutate(
			{
				work: () => writeIntoRecord(person.id, checked.data),
				done: (news) => savedText(news, person),
				act: "record_changed",
			},
			{ onSuccess: onClose },
		);
	};
	const close = () => {
		acting.reset();
		onClose();
	};
	return (
		<RecordForm
			label={t("Police check")}
			submit={t("Save")}
			busy={isPending}
			problem={Object.keys(problems).length === 0 ? message : undefined}
			onSubmit={save}
			onClose={close}
		>
			<Field label={t("Level")} error={wrong["police_check.level"]} className="max-w-xs">
				<Select value={written.level} onChange={({ target }) => change({ level: target.value })}>
					<option value="">{t("Please choose")}</option>
					{policeLevels.map((level) => (
						<option key={level} value={level}>
							{t("Level {level}", { level })}
						</option>
					))}
				</Select>
			</Field>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t("Date of the check")} error={wrong["police_check.date"]} className="self-end">
					<TextInput type="date" value={written.date} onChange={({ target }) => change({ date: target.value })} />
				</Field>
				<Field label={t("Expires")} optional error={wrong["police_check.expires"]} className="self-end">
					<TextInput type="date" value={written.expires} onChange={({ target }) => change({ expires: target.value })} />
				</Field>
			</div>
		</RecordForm>
	);
}
