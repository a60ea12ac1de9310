import { t } from "@warmline/contract/i18n";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { type AnswerForm, type FieldName, textIn } from "./form.ts";

type ChosenAnswerProps = {
	readonly form: AnswerForm;
	readonly name: FieldName;
	readonly label: string;
	readonly choices: Readonly<Record<string, string>>;
	readonly optional?: boolean;
	readonly className?: string;
};

/** What was chosen before stays in sight, also where it cannot be chosen any more. */
export function ChosenAnswer({ form, name, label, choices, optional = false, className }: ChosenAnswerProps) {
	const chosen = textIn(form.values, name);
	const isListed = chosen === "" || Object.hasOwn(choices, chosen);
	return (
		<Field label={label} optional={optional} error={form.problemOf(name)} {...(className ? { className } : {})}>
			<Select
				name={name}
				required={!optional}
				value={chosen}
				onChange={(event) => form.set(name, event.target.value === "" ? null : event.target.value)}
			>
				<option value="">{t("Please choose")}</option>
				{!isListed && <option value={chosen}>{chosen}</option>}
				{Object.entries(choices).map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</Select>
		</Field>
	);
}
