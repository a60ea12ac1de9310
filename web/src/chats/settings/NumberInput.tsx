import { useState } from "react";
import { TextInput } from "../../ui/forms/TextInput.tsx";

type NumberInputProps = {
	readonly name: string;
	/** NaN while no number stands in the field. */
	readonly value: number;
	readonly onChange: (value: number) => void;
};

const numberIn = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

/** A whole number as it is typed. */
export function NumberInput({ name, value, onChange }: NumberInputProps) {
	const [typed, setTyped] = useState("");
	// What is another number than was typed here was saved by somebody else.
	const text = Object.is(numberIn(typed), value) ? typed : String(value);
	return (
		<TextInput
			name={name}
			inputMode="numeric"
			className="max-w-28"
			value={text}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(numberIn(target.value));
			}}
		/>
	);
}
