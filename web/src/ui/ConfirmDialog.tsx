import { say } from "@warmline/contract/say";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
	readonly open: boolean;
	readonly title: string;
	readonly children: ReactNode;
	readonly confirm: string;
	readonly cancel?: string;
	readonly busy?: boolean;
	readonly danger?: boolean;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
	const { busy = false } = props;
	return (
		<Dialog open={props.open} onClose={props.onCancel} title={props.title} busy={busy}>
			<div className="text-soft">{props.children}</div>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" disabled={busy} onClick={props.onCancel}>
					{props.cancel ?? say("Cancel")}
				</Button>
				<Button variant={props.danger ? "danger" : "primary"} busy={busy} onClick={props.onConfirm}>
					{props.confirm}
				</Button>
			</div>
		</Dialog>
	);
}
