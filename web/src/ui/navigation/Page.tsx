import type { ReactNode } from "react";
import { society } from "../../platform/society.ts";
import { classNames } from "../class-names.ts";
import { useArrival } from "./arrival.ts";
import { usePageTitle } from "./page-title.ts";

type PageProps = {
	readonly title: string;
	/** What the heading says where it is not the title. */
	readonly heading?: ReactNode;
	readonly lead?: ReactNode;
	/** For search engines. */
	readonly description?: string | undefined;
	readonly className?: string;
	readonly children: ReactNode;
};

export function Page({ title, heading, lead, description, className, children }: PageProps) {
	const headingRef = useArrival();
	usePageTitle(`${title} · ${society.name}`, description);

	return (
		<div className={classNames("mx-auto w-full px-5 py-8 md:px-8 md:py-12", className ?? "max-w-prose")}>
			<h1 ref={headingRef} tabIndex={-1} className="text-3xl md:text-4xl">
				{heading ?? title}
			</h1>
			{lead && <div className="mt-3 text-soft">{lead}</div>}
			<div className="mt-6">{children}</div>
		</div>
	);
}
