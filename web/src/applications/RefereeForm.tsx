import { newReferee } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { describeError, type FieldErrors, schemaErrors } from "../platform/http/describe-error.ts";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
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
	const [problems, setProblems] = useState<FieldErrors>({});
	const { fields, message } = describeError(error, {
		fields: ["name", "email"],
		fallback: t("Couldn’t email this person. Please try again."),
	});
	const wrong: FieldErrors = { ...fields, ...problems };
	const change = (part: Partial<NewReferee>) => {
		setProblems({});
		write({ ...written, ...part });
	};
	const send = () => {
		const checked = newReferee.safeParse(written);
		setProblems(schemaErrors(checked.error));
		if (checked.success) onSend(checked.data);
		else onReset();
	};
	const close = () => {
		onReset();
		naming.close();
	};
	return (
		<RecordForm
			label={t("Name a referee")}
			submit={t("Ask this person")}
			busy={busy}
			problem={Object.keys(problems).length === 0 ? message : undefined}
			onSubmit={send}
			onClose={close}
		>
			<p>{t("Please ask this person first. We email them right away.")}</p>
			<Field label={t("Referee’s name")} error={wrong.name}>
				<TextInput
					autoComplete="off"
					required
					value={written.name}
					onChange={({ target }) => change({ name: target.value })}
				/>
			</Field>
			<Field label={t("Referee’s email")} error={wrong.email}>
				<TextInput
					type="email"
					autoComplete="off"
					required
					value={written.email}
					onChange={({ target }) => change({ email: target.value })}
				/>
			</Field>
		</RecordForm>
	);
}
