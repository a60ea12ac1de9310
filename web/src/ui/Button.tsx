import type { ComponentProps } from "react";
import { type ButtonVariant, buttonLook } from "./button-look.ts";

type ButtonProps = Omit<ComponentProps<"button">, "children"> & {
	readonly children: React.ReactNode;
	readonly variant?: ButtonVariant;
	/** While busy the button is disabled and reads `busyText`; it keeps its width. */
	readonly busy?: boolean;
	readonly busyText?: string;
};

export function Button({ variant, busy = false, busyText, className, children, disabled, type, ...rest }: ButtonProps) {
	const other = busy ? children : busyText;
	return (
		<button
			{...rest}
			type={type ?? "button"}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={buttonLook(variant, className)}
		>
			{busyText ? (
				<span className="keeps-room" data-room={typeof other === "string" ? other : undefined}>
					{busy ? busyText : children}
				</span>
			) : (
				children
			)}
		</button>
	);
}
