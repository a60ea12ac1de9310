import { type ReactNode, useId } from "react";

type SideCardProps = { readonly heading: string; readonly children: ReactNode };

/** One of the small cards beside a page. */
export function SideCard({ heading, children }: SideCardProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 shadow-card">
			<h2 id={id} className="text-base">
				{heading}
			</h2>
			{children}
		</section>
	);
}
