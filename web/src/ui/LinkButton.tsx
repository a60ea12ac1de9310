import { Link, type LinkProps } from "react-router";
import { type ButtonVariant, buttonLook } from "./button-look.ts";

type LinkButtonProps = LinkProps & { readonly variant?: ButtonVariant };

export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
	return <Link {...rest} className={buttonLook(variant, className)} />;
}
