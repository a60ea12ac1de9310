import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export const badgeLooks = {
	plain: { ground: "bg-sunk", text: "text-soft" },
	pine: { ground: "bg-pine-wash", text: "text-pine-strong" },
	ember: { ground: "bg-ember-wash", text: "text-ember-ink" },
	attention: { ground: "bg-attention-wash", text: "text-attention-ink" },
	good: { ground: "bg-good-wash", text: "text-good" },
	bad: { ground: "bg-bad-wash", text: "text-bad" },
	care: { ground: "bg-care-wash", text: "text-care" },
} as const;
export type BadgeLook = keyof typeof badgeLooks;

type BadgeProps = { readonly look?: BadgeLook; readonly children: ReactNode; readonly className?: string };

export function Badge({ look = "plain", children, className }: BadgeProps) {
	return (
		<span
			className={classNames(
				"inline-flex items-center gap-1 rounded-full border border-transparent px-2.5 py-0.5 text-xs font-semibold min-[16rem]:whitespace-nowrap",
				badgeLooks[look].ground,
				badgeLooks[look].text,
				className,
			)}
		>
			{children}
		</span>
	);
}
