import { t } from "@warmline/contract/i18n";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button } from "../ui/Button.tsx";

type RecordFormProps = {
	readonly label: string;
	readonly submit: string;
	readonly busy: boolean;
	/** What is wrong and belongs to no field. */
	readonly problem: string | undefined;
	/** Of `useForm`. */
	readonly form: (element: HTMLElement | null) => void;
	readonly onSubmit: (event: FormEvent) => void;
	readonly onClose: () => void;
	readonly children: ReactNode;
};

/** A small form inside a step; its first field has the focus when it opens, and what is wrong when it is checked. */
export function RecordForm({ label, submit, busy, problem, form, onSubmit, onClose, children }: RecordFormProps) {
	const own = useRef<HTMLFormElement>(null);
	const ref = useCallback(
		(element: HTMLFormElement | null): void => {
			own.current = element;
			form(element);
		},
		[form],
	);
	useEffect(() => {
		own.current?.querySelector<HTMLElement>("input, select")?.focus();
	}, []);
	return (
		<form
			ref={ref}
			aria-label={label}
			noValidate
			onSubmit={onSubmit}
			className="mt-3 space-y-4 rounded-control border border-line bg-ground p-4"
		>
			{children}
			{problem && (
				<p role="alert" className="text-sm font-medium text-bad">
					{problem}
				</p>
			)}
			<div className="flex flex-wrap gap-2.5">
				<Button type="submit" busy={busy} busyText={t("Saving...")}>
					{submit}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}
