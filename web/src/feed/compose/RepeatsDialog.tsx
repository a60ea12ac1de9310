import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";

type RepeatsDialogProps = {
	readonly open: boolean;
	readonly busy: boolean;
	readonly onBack: () => void;
	readonly onAnyway: () => void;
};

/** What a visitor wrote stays with who listened: before such words go out, they are read once more. */
export function RepeatsDialog({ open, busy, onBack, onAnyway }: RepeatsDialogProps) {
	return (
		<Dialog open={open} onClose={onBack} busy={busy} title={t("Please read this again")}>
			<div className="space-y-3 text-soft">
				<p>
					{t(
						"Some of this closely resembles what a visitor wrote to you. What visitors tell us stays between them and their listener.",
					)}
				</p>
				<p>{t("Please change it so that no one can tell who it’s about, not even the visitor.")}</p>
			</div>
			<div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
				<Button variant="quiet" busy={busy} onClick={onAnyway}>
					{t("No one can be identified: post it")}
				</Button>
				<Button disabled={busy} onClick={onBack}>
					{t("Go back and edit")}
				</Button>
			</div>
		</Dialog>
	);
}
