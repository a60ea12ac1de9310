import { say, sayCount } from "@warmline/contract/say";
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
			title={sayCount(days, { one: "Keep chats for 1 day only?", other: "Keep chats for {count} days only?" })}
			confirm={say("Save and erase")}
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<p>
				{sayCount(days, {
					one: "Next night every chat is erased that ended more than 1 day ago: its words, its notes and the visitor's details. So is every message that was answered more than 1 day ago.",
					other:
						"Next night every chat is erased that ended more than {count} days ago: its words, its notes and the visitor's details. So is every message that was answered more than {count} days ago.",
				})}
			</p>
			<p className="mt-2 font-semibold text-ink">{say("Nothing brings them back.")}</p>
		</ConfirmDialog>
	);
}
