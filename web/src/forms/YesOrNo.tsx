import { t } from "@warmline/contract/i18n";
import { useId } from "react";

type YesOrNoProps = {
	readonly legend: string;
	readonly value: boolean | null;
	readonly onChange: (value: boolean) => void;
	readonly error: string | undefined;
};

/** A question with two answers, of which none is chosen ahead. */
export function YesOrNo({ legend, value, onChange, error }: YesOrNoProps) {
	const id = useId();
	const choices = [
		{ answer: true, label: t("Yes") },
		{ answer: false, label: t("No") },
	];
	return (
		<fieldset aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
			<legend className="font-semibold">{legend}</legend>
			<div className="mt-2 grid max-w-64 grid-cols-2 gap-1.5">
				{choices.map(({ answer, label }) => (
					<label
						key={label}
						className="relative flex min-h-11 items-center justify-center rounded-control border border-edge bg-surface px-2 has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine forced-colors:has-checked:outline-3"
					>
						<input
							type="radio"
							name={id}
							className="sr-only"
							checked={value === answer}
							onChange={() => onChange(answer)}
						/>
						{label}
					</label>
				))}
			</div>
			{error && (
				<p id={`${id}-error`} className="mt-1.5 text-[0.9em] font-medium text-bad">
					{error}
				</p>
			)}
		</fieldset>
	);
}
