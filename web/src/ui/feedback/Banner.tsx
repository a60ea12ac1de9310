import type { ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";

export type Tone = "success" | "failure" | "warning" | "info";

const looks: Record<Tone, string> = {
	success: "border-good bg-good-wash text-good",
	failure: "border-bad bg-bad-wash text-bad",
	warning: "border-care bg-care-wash text-care",
	info: "border-pine bg-pine-wash text-pine-strong",
};

type BannerProps = {
	readonly tone: Tone;
	readonly children: ReactNode;
	readonly className?: string;
	/** For moving focus here; the banner takes focus only by script. */
	readonly ref?: Ref<HTMLDivElement>;
};

export function Banner({ tone, children, className, ref }: BannerProps) {
	return (
		<div
			ref={ref}
			tabIndex={-1}
			role={tone === "failure" || tone === "warning" ? "alert" : "status"}
			className={classNames("rounded-control border border-l-4 px-4 py-3 font-medium", looks[tone], className)}
		>
			{children}
		</div>
	);
}
