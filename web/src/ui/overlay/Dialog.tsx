import { Dialog as Base } from "@base-ui/react/dialog";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../Button.tsx";
import { restoreFocus } from "./restore-focus.ts";

type DialogProps = {
	readonly open: boolean;
	readonly onClose: () => void;
	readonly title: ReactNode;
	/** Something is being done that was asked for here: it stays open until it is known what came of it. */
	readonly busy?: boolean;
	/** Words are typed in it: they do not go by a press beside it, and Escape asks first. */
	readonly holdsWords?: boolean;
	/** It may be asked in the midst of another dialog, which is veiled then like the page. */
	readonly overDialogs?: boolean;
	readonly children: ReactNode;
};

/** Not for pages a visitor loads: it brings Base UI along. */
export function Dialog({
	open,
	onClose,
	title,
	busy = false,
	holdsWords = false,
	overDialogs = false,
	children,
}: DialogProps) {
	const [asking, setAsking] = useState(false);
	// What opened it may be gone when it closes.
	useEffect(() => (open ? () => restoreFocus() : undefined), [open]);
	return (
		<Base.Root
			open={open}
			onOpenChange={(next, { reason }) => {
				if (next || busy) return;
				if (!holdsWords) return onClose();
				if (reason === "escape-key") setAsking(true);
			}}
		>
			<Base.Portal>
				<Base.Backdrop className={`fixed inset-0 bg-veil ${overDialogs ? "z-60" : "z-40"}`} />
				<Base.Popup
					className={`fixed top-1/2 left-1/2 ${overDialogs ? "z-60" : "z-50"} max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float`}
				>
					<Base.Title className="text-xl">{title}</Base.Title>
					<div className="mt-3">{children}</div>
					{asking && (
						<Dialog open onClose={() => setAsking(false)} title={t("Discard what you entered?")} overDialogs>
							<p className="text-soft">{t("What you entered here will be lost.")}</p>
							<div className="mt-6 flex flex-wrap justify-end gap-3">
								<Button variant="quiet" onClick={() => setAsking(false)}>
									{t("Keep editing")}
								</Button>
								<Button
									variant="danger"
									onClick={() => {
										setAsking(false);
										onClose();
									}}
								>
									{t("Discard")}
								</Button>
							</div>
						</Dialog>
					)}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
