import { useState } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { type AnswerForm, type FieldName, numberIn } from "./form.ts";

type NumberAnswerProps = {
	readonly form: AnswerForm;
	readonly name: FieldName;
	readonly label: string;
	readonly min: number;
	readonly max: number;
};

/** A number that nobody has to give. */
export function NumberAnswer({ form, name, label, min, max }: NumberAnswerProps) {
	const kept = numberIn(form.values, name);
	const [typed, setTyped] = useState(kept === null ? "" : String(kept));
	// What was typed on another device shows here; "7." and "7" are the same number.
	const shown = (typed === "" ? null : Number(typed)) === kept ? typed : String(kept ?? "");
	return (
		<Field label={label} optional error={form.problemOf(name)}>
			<TextInput
				type="number"
				name={name}
				min={min}
				max={max}
				step={1}
				inputMode="numeric"
				value={shown}
				onChange={({ target }) => {
					setTyped(target.value);
					form.set(name, target.value === "" ? null : Number(target.value));
				}}
				className="max-w-28"
			/>
		</Field>
	);
}
