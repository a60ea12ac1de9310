import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useEffect, useRef } from "react";
import { restoreFocus } from "./restore-focus.ts";

type NonModalDialogProps = {
	readonly onClose: () => void;
	readonly title: ReactNode;
	/** Something was entered: Escape does not close it. */
	readonly holdsWords?: boolean;
	readonly className?: string;
	readonly children: ReactNode;
};

const isWriting = () => document.activeElement?.matches("input, textarea, [contenteditable]") === true;

/** A dialog that opens by itself: the page stays usable, and who is writing keeps the focus. */
export function NonModalDialog({ onClose, title, holdsWords = false, className, children }: NonModalDialogProps) {
	const popup = useRef<HTMLDivElement>(null);
	useEffect(() => () => restoreFocus(), []);
	return (
		<Base.Root
			open
			modal={false}
			disablePointerDismissal
			onOpenChange={(open, { reason }) => {
				const isFromHere = reason !== "escape-key" || popup.current?.contains(document.activeElement) === true;
				if (!open && isFromHere && !holdsWords) onClose();
			}}
		>
			<Base.Portal>
				<Base.Popup
					ref={popup}
					data-beside=""
					initialFocus={() => !isWriting()}
					className={`fixed z-30 overflow-y-auto border border-line bg-surface p-4 shadow-float ${className ?? ""}`}
				>
					<Base.Title className="text-lg">{title}</Base.Title>
					<div className="mt-2">{children}</div>
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
