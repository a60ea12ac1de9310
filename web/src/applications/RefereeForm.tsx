import { newReferee } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { RecordForm } from "./RecordForm.tsx";
import type { NewReferee } from "./record-api.ts";
import type { Naming } from "./use-naming.ts";

type RefereeFormProps = {
	readonly naming: Naming;
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onSend: (referee: NewReferee) => void;
	/** What was said of the last try is not true any more. */
	readonly onReset: () => void;
};

/** Who is to speak for an applicant, by the applicant or a director. What was typed stays until a mail is on its way. */
export function RefereeForm({ naming, busy, error, onSend, onReset }: RefereeFormProps) {
	const { written, write } = naming;
	const { form, register, submit, errors, failure } = useForm({
		values: written,
		onChange: write,
		check: (referee) => checkBy(newReferee, referee),
		send: onSend,
		call: { isPending: busy, error, reset: onReset },
		fallback: t("Couldn’t email this person. Please try again."),
	});
	const close = () => {
		onReset();
		naming.close();
	};
	return (
		<RecordForm
			label={t("Name a referee")}
			submit={t("Ask this person")}
			busy={busy}
			problem={failure}
			form={form}
			onSubmit={submit}
			onClose={close}
		>
			<p>{t("Please ask this person first. We email them right away.")}</p>
			<Field label={t("Referee’s name")} error={errors.name}>
				<TextInput autoComplete="off" required {...register("name")} />
			</Field>
			<Field label={t("Referee’s email")} error={errors.email}>
				<TextInput type="email" autoComplete="off" required {...register("email")} />
			</Field>
		</RecordForm>
	);
}
