import type { AnchorHTMLAttributes } from "react";
import { Link } from "wouter";
import { type ButtonVariant, buttonLook } from "../button-look.ts";

type LinkButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	/** A path of this site, or an address of another one: the content may name either. */
	readonly to: string;
	readonly variant?: ButtonVariant;
};

export function LinkButton({ to, variant, className, children, ...rest }: LinkButtonProps) {
	const look = buttonLook(variant, className);
	return to.startsWith("/") ? (
		<Link to={to} {...rest} className={look}>
			{children}
		</Link>
	) : (
		<a {...rest} href={to} className={look}>
			{children}
		</a>
	);
}
