import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import type { AnswerForm, FieldName } from "./form.ts";

type TickedAnswerProps = {
	readonly form: AnswerForm;
	readonly name: FieldName;
	readonly label: string;
	readonly required?: boolean;
};

export function TickedAnswer({ form, name, label, required = true }: TickedAnswerProps) {
	return (
		<Checkbox
			name={name}
			label={label}
			required={required}
			checked={form.values[name] === true}
			onChange={(event) => form.set(name, event.target.checked)}
			error={form.problemOf(name)}
		/>
	);
}
