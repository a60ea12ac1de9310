import { classNames } from "../../ui/class-names.ts";

/** One look for what stands under a post. */
export const footerLook = classNames(
	"inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-soft tabular-nums",
	"hover:bg-pine-wash hover:text-pine-strong",
);
