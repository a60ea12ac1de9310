import { type ReactNode, useId } from "react";

type GroupProps = {
	readonly legend: string;
	readonly hint?: ReactNode;
	readonly error?: string | undefined;
	readonly children: ReactNode;
};

/** Several controls that are one question. */
export function Group({ legend, hint, error, children }: GroupProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<fieldset aria-describedby={describedBy} data-invalid={error ? true : undefined}>
			<legend className="font-semibold">{legend}</legend>
			{hint && (
				<p id={`${id}-hint`} className="mt-0.5 text-[0.9em] text-soft">
					{hint}
				</p>
			)}
			<div className="mt-2">{children}</div>
			{error && (
				<p id={`${id}-error`} className="mt-1.5 text-[0.9em] font-medium text-bad">
					{error}
				</p>
			)}
		</fieldset>
	);
}
