import type { ComponentProps } from "react";
import { controlLook, useFieldWiring } from "./field-wiring.ts";

/** The browser's own select: every phone and screen reader knows it. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
	return (
		<div className="relative">
			<select
				{...useFieldWiring()}
				{...rest}
				className={controlLook(`appearance-none pr-10 forced-colors:appearance-auto ${className ?? ""}`)}
			/>
			<svg
				aria-hidden="true"
				viewBox="0 0 12 8"
				fill="none"
				className="pointer-events-none absolute inset-y-0 right-4 my-auto w-3 text-soft forced-colors:hidden"
			>
				<path d="M1 1.5l5 5 5-5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
		</div>
	);
}
