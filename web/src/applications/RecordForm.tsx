import { t } from "@warmline/contract/i18n";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { Button } from "../ui/Button.tsx";
import { useFirstInvalid } from "../ui/forms/use-first-invalid.ts";

type RecordFormProps = {
	readonly label: string;
	readonly submit: string;
	readonly busy: boolean;
	/** What is wrong and belongs to no field. */
	readonly problem: string | undefined;
	readonly onSubmit: () => void;
	readonly onClose: () => void;
	readonly children: ReactNode;
};

/** A small form inside a step; its first field has the focus when it opens, and what is wrong when it is checked. */
export function RecordForm({ label, submit, busy, problem, onSubmit, onClose, children }: RecordFormProps) {
	const { form, checked } = useFirstInvalid<HTMLFormElement>(busy);
	useEffect(() => {
		form.current?.querySelector<HTMLElement>("input, select")?.focus();
	}, [form]);
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		onSubmit();
		checked();
	};
	return (
		<form
			ref={form}
			aria-label={label}
			noValidate
			onSubmit={send}
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
