import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

type DialogProps = {
	readonly open: boolean;
	readonly onClose: () => void;
	readonly title: ReactNode;
	/** Something is being done that was asked for here: it stays open until it is known what came of it. */
	readonly busy?: boolean;
	/** Words are typed in it: they go by its own buttons only, not by a press beside it or one key. */
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
	return (
		<Base.Root open={open} onOpenChange={(next) => !next && !busy && !holdsWords && onClose()}>
			<Base.Portal>
				<Base.Backdrop className={`fixed inset-0 bg-veil ${overDialogs ? "z-60" : "z-40"}`} />
				<Base.Popup
					className={`fixed top-1/2 left-1/2 ${overDialogs ? "z-60" : "z-50"} max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float`}
				>
					<Base.Title className="text-xl">{title}</Base.Title>
					<div className="mt-3">{children}</div>
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
