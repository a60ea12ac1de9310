import { useId } from "react";
import { classNames } from "../class-names.ts";

type RadioListProps<V extends string | number> = {
	readonly legend: string;
	/** Where what stands above it says the same. */
	readonly hidesLegend?: boolean;
	/** Null while nothing is chosen. */
	readonly value: V | null;
	readonly choices: readonly { readonly value: V; readonly words: string }[];
	readonly disabled: boolean;
	readonly onChoose: (value: V) => void;
	readonly className?: string;
};

/** A few, one below the other, of which one holds. */
export function RadioList<V extends string | number>(props: RadioListProps<V>) {
	const name = useId();
	return (
		<fieldset className={classNames("text-ink", props.className)}>
			<legend className={props.hidesLegend ? "sr-only" : "font-semibold"}>{props.legend}</legend>
			{props.choices.map(({ value, words }) => (
				<label key={value} className="flex min-h-11 items-center gap-3">
					<input
						type="radio"
						name={name}
						checked={value === props.value}
						disabled={props.disabled}
						onChange={() => props.onChoose(value)}
						className="size-6 shrink-0 accent-pine"
					/>
					{words}
				</label>
			))}
		</fieldset>
	);
}
