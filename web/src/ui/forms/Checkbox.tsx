import { type ComponentProps, type ReactNode, useId } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
	readonly label: ReactNode;
	readonly error?: string | undefined;
};

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
	const errorId = useId();
	return (
		<div className={className}>
			<label className="flex min-h-11 items-start gap-3 py-2">
				<input
					{...rest}
					type="checkbox"
					aria-invalid={Boolean(error) || undefined}
					aria-describedby={error ? errorId : undefined}
					className="mt-0.5 size-6 shrink-0 accent-pine"
				/>
				<span>{label}</span>
			</label>
			{error && (
				<p id={errorId} className="mt-1 text-[0.9em] font-medium text-bad">
					{error}
				</p>
			)}
		</div>
	);
}
