import { useFieldWiring } from "../../ui/forms/field-wiring.ts";

type FieldRangeProps = {
	readonly min: number;
	readonly max: number;
	readonly step: number;
	readonly value: number;
	readonly onChange: (value: number) => void;
};

/** The browser's own slider: arrow keys and screen readers know it. */
export function FieldRange({ onChange, ...rest }: FieldRangeProps) {
	return (
		<input
			{...useFieldWiring()}
			{...rest}
			type="range"
			onChange={(event) => onChange(event.target.valueAsNumber)}
			className="h-11 w-full accent-pine"
		/>
	);
}
