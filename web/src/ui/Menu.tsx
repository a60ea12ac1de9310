import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";

type MenuProps = {
	/** What the button shows. */
	readonly button: ReactNode;
	/** The button's name where it shows no words. */
	readonly label?: string;
	readonly buttonClassName?: string;
	readonly side?: "top" | "right" | "bottom" | "left";
	readonly heading?: ReactNode;
	readonly children: ReactNode;
};

/** Not for pages a visitor loads: it brings Base UI along. */
export function Menu({ button, label, buttonClassName, side = "bottom", heading, children }: MenuProps) {
	return (
		<Base.Root modal={false}>
			<Base.Trigger aria-label={label} className={buttonClassName}>
				{button}
			</Base.Trigger>
			<Base.Portal>
				<Base.Positioner side={side} sideOffset={8} align="end" className="z-50">
					<Base.Popup className="min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-float outline-none">
						{heading && <div className="border-b border-line px-3 pt-1.5 pb-2.5">{heading}</div>}
						{children}
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}

type MenuItemProps = { readonly children: ReactNode; readonly onSelect: () => void };

export function MenuItem({ children, onSelect }: MenuItemProps) {
	return (
		<Base.Item
			onClick={onSelect}
			className="mt-1 flex min-h-11 items-center gap-2.5 rounded-control px-3 data-highlighted:bg-pine-wash data-highlighted:text-pine-strong"
		>
			{children}
		</Base.Item>
	);
}
