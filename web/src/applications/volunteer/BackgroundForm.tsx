import { useQueryClient } from "@tanstack/react-query";
import { readHours } from "@warmline/contract/applications/earlier-hours";
import { recordChange, type VolunteerRecord } from "@warmline/contract/applications/record";
import { readLanguages } from "@warmline/contract/applications/spoken-languages";
import { locale, t } from "@warmline/contract/i18n";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { localDay } from "../../platform/time/time.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { RecordForm } from "../RecordForm.tsx";
import { recordQuery, writeIntoRecord } from "../record-api.ts";

type BackgroundFormProps = {
	readonly memberId: string;
	readonly record: VolunteerRecord;
	readonly onClose: (isSaved: boolean) => void;
};

/** Nothing is none. */
const hoursOf = (text: string) => (text.trim() === "" ? 0 : readHours(text));

/** What is no language stays as it is, so that the check finds it. */
const languagesOf = (text: string): string[] => {
	const { codes, unknown } = readLanguages(text);
	return [...codes, ...unknown];
};

/** What somebody brought along: since when they are certified, hours from before, languages. */
export function BackgroundForm({ memberId, record, onClose }: BackgroundFormProps) {
	const queries = useQueryClient();
	const { certified_since = null, earlier_hours = 0, languages = [] } = record;
	const names = new Intl.DisplayNames(locale, { type: "language" });
	const save = useApiMutation((change: Parameters<typeof writeIntoRecord>[1]) => writeIntoRecord(memberId, change), {
		onSuccess: (written) => {
			queries.setQueryData(recordQuery(memberId).queryKey, written);
			onClose(true);
		},
	});
	const { form, register, submit, busy, errors, failure } = useForm({
		values: {
			certified_since: certified_since ?? "",
			earlier_hours: String(earlier_hours),
			languages: languages.map((code) => names.of(code) ?? code).join(", "),
		},
		check: (values) =>
			checkBy(recordChange, {
				...(certified_since === null ? {} : { certified_since: values.certified_since }),
				earlier_hours: hoursOf(values.earlier_hours),
				languages: languagesOf(values.languages),
			}),
		send: (change) => save.mutate(change),
		call: save,
		fallback: t("Couldn’t save this. Please try again."),
	});
	const languageError = errors.languages ?? Object.entries(errors).find(([name]) => name.startsWith("languages."))?.[1];
	return (
		<RecordForm
			label={t("Volunteering")}
			submit={t("Save")}
			busy={busy}
			problem={failure}
			form={form}
			onSubmit={submit}
			onClose={() => onClose(false)}
		>
			<div className="grid gap-4 sm:grid-cols-2">
				{certified_since !== null && (
					<Field
						label={t("Certified since")}
						hint={t("What they owe each month follows from it.")}
						error={errors.certified_since}
					>
						<TextInput {...register("certified_since")} type="date" max={localDay()} />
					</Field>
				)}
				<Field
					label={t("Hours before joining")}
					hint={t("Hours of support, counted in their total.")}
					error={errors.earlier_hours}
				>
					<TextInput {...register("earlier_hours")} inputMode="decimal" autoComplete="off" />
				</Field>
				<Field
					label={t("Languages")}
					optional
					hint={t("With commas between them, like English, French.")}
					error={languageError}
					className="sm:col-span-2"
				>
					<TextInput {...register("languages")} autoComplete="off" />
				</Field>
			</div>
		</RecordForm>
	);
}
