import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const looks = {
	plain: "bg-sunk text-soft",
	pine: "bg-pine-wash text-pine-strong",
	ember: "bg-ember-wash text-ember-ink",
	good: "bg-good-wash text-good",
	bad: "bg-bad-wash text-bad",
	care: "bg-care-wash text-care",
} as const;

type BadgeProps = { readonly look?: keyof typeof looks; readonly children: ReactNode; readonly className?: string };

export function Badge({ look = "plain", children, className }: BadgeProps) {
	return (
		<span
			className={classNames(
				"inline-flex items-center gap-1 rounded-full border border-transparent px-2.5 py-0.5 text-xs font-semibold min-[16rem]:whitespace-nowrap",
				looks[look],
				className,
			)}
		>
			{children}
		</span>
	);
}
