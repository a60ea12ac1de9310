import { Menu as Base } from "@base-ui/react/menu";
import Check from "lucide-react/icons/check";
import type { ReactNode, Ref } from "react";

type MenuProps = {
	/** What the button shows. */
	readonly button: ReactNode;
	/** The button's name where it shows no words. */
	readonly label?: string;
	readonly buttonClassName?: string;
	readonly buttonRef?: Ref<HTMLButtonElement>;
	readonly side?: "top" | "right" | "bottom" | "left";
	readonly heading?: ReactNode;
	readonly children: ReactNode;
};

/** Not for pages a visitor loads: it brings Base UI along. */
export function Menu({ button, label, buttonClassName, buttonRef, side = "bottom", heading, children }: MenuProps) {
	return (
		<Base.Root modal={false}>
			<Base.Trigger ref={buttonRef} aria-label={label} className={buttonClassName}>
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

export function MenuSeparator() {
	return <Base.Separator className="mx-3 mt-1 border-t border-line" />;
}

type MenuItemProps = {
	readonly children: ReactNode;
	readonly onSelect: () => void;
	readonly disabled?: boolean;
	/** The menu stays open. */
	readonly stays?: boolean;
};

export function MenuItem({ children, onSelect, disabled = false, stays = false }: MenuItemProps) {
	return (
		<Base.Item
			onClick={onSelect}
			disabled={disabled}
			closeOnClick={!stays}
			className="mt-1 flex min-h-11 items-center gap-2.5 rounded-control px-3 data-disabled:text-soft data-highlighted:bg-pine-wash data-highlighted:text-pine-strong"
		>
			{children}
		</Base.Item>
	);
}

const checkable =
	"mt-1 flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 data-disabled:text-soft data-highlighted:bg-pine-wash data-highlighted:text-pine-strong";

const mark = <Check aria-hidden="true" className="size-4" />;

type MenuCheckProps = {
	readonly children: ReactNode;
	readonly checked: boolean;
	readonly onChange: (checked: boolean) => void;
};

/** Something that is on or off. */
export function MenuCheck({ children, checked, onChange }: MenuCheckProps) {
	return (
		<Base.CheckboxItem checked={checked} onCheckedChange={onChange} className={checkable}>
			<span className="w-4 shrink-0">
				<Base.CheckboxItemIndicator>{mark}</Base.CheckboxItemIndicator>
			</span>
			{children}
		</Base.CheckboxItem>
	);
}

type MenuChoicesProps<V extends string> = {
	readonly label: string;
	readonly value: V;
	readonly choices: readonly { readonly value: V; readonly text: ReactNode }[];
	readonly disabled?: boolean;
	readonly onChange: (value: V) => void;
};

/** Several, of which one holds. */
export function MenuChoices<V extends string>({ label, value, choices, disabled, onChange }: MenuChoicesProps<V>) {
	return (
		<Base.RadioGroup value={value} aria-label={label}>
			{choices.map((one) => (
				<Base.RadioItem
					key={one.value}
					value={one.value}
					disabled={disabled ?? false}
					closeOnClick
					onClick={() => onChange(one.value)}
					className={checkable}
				>
					<span className="w-4 shrink-0">
						<Base.RadioItemIndicator>{mark}</Base.RadioItemIndicator>
					</span>
					{one.text}
				</Base.RadioItem>
			))}
		</Base.RadioGroup>
	);
}
