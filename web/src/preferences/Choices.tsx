import { useId } from "react";

type ChoicesProps<V extends string> = {
	readonly legend: string;
	readonly value: V;
	readonly choices: readonly { readonly value: V; readonly text: string; readonly hint?: string }[];
	/** Beside each other, for short words. */
	readonly inRow?: boolean;
	readonly onChange: (value: V) => void;
};

/** Several, of which one holds; the browser's own radio buttons. */
export function Choices<V extends string>({ legend, value, choices, inRow = false, onChange }: ChoicesProps<V>) {
	const name = useId();
	return (
		<fieldset>
			<legend className="mb-1 font-semibold">{legend}</legend>
			<div className={inRow ? "flex flex-wrap gap-x-6" : ""}>
				{choices.map((one) => (
					<label key={one.value} className="flex min-h-11 items-start gap-3 py-2">
						<input
							type="radio"
							name={name}
							value={one.value}
							checked={one.value === value}
							onChange={() => onChange(one.value)}
							className="mt-0.5 size-6 shrink-0 accent-pine"
						/>
						<span>
							{one.text}
							{one.hint && <span className="block text-sm text-soft">{one.hint}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
