import { say } from "@warmline/contract/say";
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
		<Dialog open={open} onClose={onBack} busy={busy} title={say("Please read this once more")}>
			<div className="space-y-3 text-soft">
				<p>
					{say(
						"Some words are very like what a visitor wrote to you. What visitors tell us stays between them and who listens.",
					)}
				</p>
				<p>{say("Please change it so that nobody could know who it is about, not even the visitor.")}</p>
			</div>
			<div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
				<Button variant="quiet" busy={busy} onClick={onAnyway}>
					{say("Nobody can be known by it: post it")}
				</Button>
				<Button disabled={busy} onClick={onBack}>
					{say("Go back and change it")}
				</Button>
			</div>
		</Dialog>
	);
}
