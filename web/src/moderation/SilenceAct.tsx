import { t } from "@warmline/contract/i18n";
import type { SilenceKind } from "@warmline/contract/profiles/calls";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { showToast } from "../ui/overlay/Toasts.tsx";

type SilenceActProps = {
	readonly kind: SilenceKind;
	readonly name: string;
	/** Resolves when it is kept. */
	readonly silence: (kind: SilenceKind | null) => Promise<unknown>;
	readonly onDone: () => void;
};

/** Somebody is muted at once, and blocked once it is confirmed; both can be undone by the notice that says so. */
export function SilenceAct({ kind, name, silence, onDone }: SilenceActProps) {
	const [asking, setAsking] = useState(kind === "block");
	const begun = useRef(false);

	const failed = (error: unknown) =>
		showToast({ words: errorMessage(error, t("Couldn’t save this. Please try again.")) });
	const act = async () => {
		if (begun.current) return;
		begun.current = true;
		setAsking(false);
		try {
			await silence(kind);
			showToast({
				words: kind === "mute" ? t("You have muted {name}.", { name }) : t("You have blocked {name}.", { name }),
				act: { words: t("Undo"), run: () => void silence(null).catch(failed) },
			});
		} catch (error) {
			failed(error);
		} finally {
			onDone();
		}
	};
	const latest = useRef(act);
	latest.current = act;
	useEffect(() => {
		if (kind === "mute") void latest.current();
	}, [kind]);

	return (
		<ConfirmDialog
			open={asking}
			title={t("Block {name}?", { name })}
			confirm={t("Block")}
			danger
			onConfirm={() => void act()}
			onCancel={onDone}
		>
			{t(
				"You no longer see each other’s profile, posts and comments, and no longer follow each other. {name} isn’t notified. You can undo this in your preferences.",
				{ name },
			)}
		</ConfirmDialog>
	);
}
