import { t } from "@warmline/contract/i18n";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";

type FormDialogProps = {
	readonly title: string;
	readonly submit: string;
	readonly danger?: boolean;
	readonly busy: boolean;
	/** What people who have booked would lose by it; it is sent only with that known. */
	readonly warning?: string | undefined;
	readonly failure?: string | undefined;
	/** Of `useForm`. */
	readonly form: (element: HTMLElement | null) => void;
	readonly onSubmit: (event: FormEvent) => void;
	readonly onClose: () => void;
	readonly children: ReactNode;
};

/** Something new for the weekly schedule. Once something was entered, Escape asks before it closes. */
export function FormDialog(props: FormDialogProps) {
	const { busy, warning, failure, form, onSubmit, onClose } = props;
	const [touched, setTouched] = useState(false);
	return (
		<Dialog open onClose={onClose} title={props.title} busy={busy} holdsWords={touched}>
			<form ref={form} noValidate onChange={() => setTouched(true)} onSubmit={onSubmit} className="space-y-4">
				{props.children}
				{warning && <Banner tone="warning">{warning}</Banner>}
				{failure && <Banner tone="failure">{failure}</Banner>}
				<div className="flex flex-wrap justify-end gap-3 pt-2">
					<Button variant="quiet" disabled={busy} onClick={onClose}>
						{t("Cancel")}
					</Button>
					<Button type="submit" variant={props.danger ? "danger" : "primary"} busy={busy}>
						{props.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
