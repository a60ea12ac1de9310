import { t, tn } from "@warmline/contract/i18n";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

type KeepShorterDialogProps = {
	readonly days: number;
	readonly busy: boolean;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
};

/** Before chats are kept for less long than now. */
export function KeepShorterDialog({ days, busy, onConfirm, onCancel }: KeepShorterDialogProps) {
	return (
		<ConfirmDialog
			open
			danger
			busy={busy}
			title={tn(days, { one: "Keep chats for 1 day only?", other: "Keep chats for {count} days only?" })}
			confirm={t("Save and erase")}
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<p>
				{tn(days, {
					one: "Tonight, every chat that ended more than 1 day ago is erased: messages, notes and the visitor’s details. So is every left message that was answered more than 1 day ago.",
					other:
						"Tonight, every chat that ended more than {count} days ago is erased: messages, notes and the visitor’s details. So is every left message that was answered more than {count} days ago.",
				})}
			</p>
			<p className="mt-2 font-semibold text-ink">{t("This can’t be undone.")}</p>
		</ConfirmDialog>
	);
}
