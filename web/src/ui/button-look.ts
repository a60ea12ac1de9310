import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const looks: Record<ButtonVariant, string> = {
	primary: "border-transparent bg-pine text-on-pine hover:not-disabled:bg-pine-strong",
	secondary: "border-edge bg-surface text-pine hover:not-disabled:bg-pine-wash",
	quiet: "border-transparent text-pine hover:not-disabled:bg-pine-wash",
	danger: "border-bad bg-surface text-bad hover:not-disabled:bg-bad-wash",
};

/** One look for everything that is pressed, be it a button or a link. */
export const buttonLook = (variant: ButtonVariant = "primary", more?: string): string =>
	classNames(
		"inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 py-2 text-center font-semibold",
		"leading-tight transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress",
		"disabled:not-aria-busy:border-line disabled:not-aria-busy:bg-sunk disabled:not-aria-busy:text-soft",
		looks[variant],
		more,
	);
