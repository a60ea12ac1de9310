import { type ReactNode, useId } from "react";

type SecuritySectionProps = { readonly heading: string; readonly lead: string; readonly children: ReactNode };

export function SecuritySection({ heading, lead, children }: SecuritySectionProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
			<h2 id={id} className="text-xl">
				{heading}
			</h2>
			<p className="mt-1 text-soft">{lead}</p>
			<div className="mt-4">{children}</div>
		</section>
	);
}
