import type { ReactNode } from "react";

type RotaPartProps = {
	readonly id: string;
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly children: ReactNode;
};

export function RotaPart({ id, heading, lead, children }: RotaPartProps) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} tabIndex={-1} className="text-xl">
				{heading}
			</h2>
			{lead && <p className="mt-1 max-w-prose text-soft">{lead}</p>}
			<div className="mt-4 empty:hidden">{children}</div>
		</section>
	);
}
