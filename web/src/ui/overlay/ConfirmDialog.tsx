import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
	readonly open: boolean;
	readonly title: string;
	readonly children: ReactNode;
	readonly confirm: string;
	readonly cancel?: string;
	readonly busy?: boolean;
	readonly danger?: boolean;
	/** Something has to be chosen first. */
	readonly unready?: boolean;
	/** Words are typed in it: they go by its own buttons only. */
	readonly holdsWords?: boolean;
	/** Why it was not done. */
	readonly failure?: string | undefined;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
	const { busy = false, holdsWords = false } = props;
	return (
		<Dialog open={props.open} onClose={props.onCancel} title={props.title} busy={busy} holdsWords={holdsWords}>
			<div className="text-soft">{props.children}</div>
			{props.failure !== undefined && (
				<Banner tone="failure" className="mt-4">
					{props.failure}
				</Banner>
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" disabled={busy} onClick={props.onCancel}>
					{props.cancel ?? t("Cancel")}
				</Button>
				<Button
					variant={props.danger ? "danger" : "primary"}
					busy={busy}
					disabled={props.unready === true}
					onClick={props.onConfirm}
				>
					{props.confirm}
				</Button>
			</div>
		</Dialog>
	);
}
