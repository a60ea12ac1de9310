import { classNames } from "../class-names.ts";

/** One look for everything in the navigation of the member area. */
export const navigationLook = classNames(
	"relative flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-xs font-semibold max-[360px]:px-0",
	"text-soft hover:bg-pine-wash hover:text-pine-strong max-md:-outline-offset-2",
	"aria-[current=page]:bg-pine-wash aria-[current=page]:text-pine-strong",
	"aria-expanded:bg-pine-wash aria-expanded:text-pine-strong",
);

/** Of its words: with text of twice the size a phone has room for the icons alone, and the words are for who hears them. */
export const navigationLabelLook = "max-w-full text-center leading-tight max-[19rem]:sr-only";
