import { t } from "@warmline/contract/i18n";
import { type ReactNode, useId, useMemo } from "react";
import { FieldContext } from "./field-wiring.ts";

type FieldProps = {
	readonly label: ReactNode;
	readonly hint?: ReactNode;
	/** What stands under the control and belongs to it, as a count. */
	readonly below?: ReactNode;
	readonly error?: string | undefined;
	readonly optional?: boolean;
	readonly className?: string;
	/** One control of `ui`: it finds its label, hint and error by itself. */
	readonly children: ReactNode;
};

export function Field({ label, hint, below, error, optional = false, className, children }: FieldProps) {
	const id = useId();
	const hintId = hint ? `${id}-hint` : undefined;
	const errorId = error ? `${id}-error` : undefined;
	const belowId = below ? `${id}-below` : undefined;
	const describedBy = [hintId, belowId, errorId].filter(Boolean).join(" ") || undefined;
	const wiring = useMemo(() => ({ id, describedBy, invalid: Boolean(errorId) }), [id, describedBy, errorId]);
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block font-semibold">
				{label}
				{optional && <span className="font-normal text-soft"> {t("(optional)")}</span>}
			</label>
			{hint && (
				<p id={hintId} className="mb-1.5 text-[0.9em] text-soft">
					{hint}
				</p>
			)}
			<FieldContext value={wiring}>{children}</FieldContext>
			{below && (
				<p id={belowId} className="mt-1.5 text-[0.9em] text-soft tabular-nums">
					{below}
				</p>
			)}
			{error && (
				<p id={errorId} className="mt-1.5 text-[0.9em] font-medium text-bad">
					{error}
				</p>
			)}
		</div>
	);
}
