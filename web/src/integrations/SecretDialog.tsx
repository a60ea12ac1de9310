import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { CopyField } from "../ui/forms/CopyField.tsx";
import { Dialog } from "../ui/overlay/Dialog.tsx";

type SecretDialogProps = {
	readonly open: boolean;
	readonly title: string;
	/** What it is for. */
	readonly children: ReactNode;
	readonly label: string;
	readonly secret: string;
	readonly onClose: () => void;
};

/** A secret, this once. It goes by its own button only, so that nobody loses it by a press beside it. */
export function SecretDialog({ open, title, children, label, secret, onClose }: SecretDialogProps) {
	return (
		<Dialog open={open} onClose={onClose} title={title} busy>
			<div className="space-y-3 text-soft">{children}</div>
			<div className="mt-4">
				<CopyField label={label} value={secret} />
			</div>
			<div className="mt-6 flex justify-end">
				<Button onClick={onClose}>{t("I’ve copied it")}</Button>
			</div>
		</Dialog>
	);
}
