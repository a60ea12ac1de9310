import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { type AnswerForm, type FieldName, textIn } from "./form.ts";

type TextAnswerProps = Omit<ComponentProps<"input">, "form" | "name" | "value" | "onChange"> & {
	readonly form: AnswerForm;
	readonly name: FieldName;
	readonly label: string;
	readonly hint?: ReactNode;
	readonly optional?: boolean;
};

export function TextAnswer({ form, name, label, hint, optional = false, ...rest }: TextAnswerProps) {
	return (
		<Field label={label} hint={hint} optional={optional} error={form.problemOf(name)}>
			<TextInput
				{...rest}
				name={name}
				required={!optional}
				value={textIn(form.values, name)}
				onChange={(event) => form.set(name, event.target.value)}
			/>
		</Field>
	);
}
