import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

type NavLinkProps = {
	readonly to: string;
	/** Where it shows no words, or not all. */
	readonly "aria-label"?: string;
	readonly className: string;
	readonly onClick?: () => void;
	readonly children: ReactNode;
};

/** A link that says when one is at its place, or at one below it. */
export function NavLink({ to, ...rest }: NavLinkProps) {
	const [pathname] = useLocation();
	const here = `${pathname}/`.toLowerCase().startsWith(`${to}/`.toLowerCase());
	return <Link to={to} aria-current={here ? "page" : undefined} {...rest} />;
}
