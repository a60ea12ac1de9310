import type { ReactNode } from "react";
import { society } from "../../platform/society.ts";
import { classNames } from "../class-names.ts";
import { useArrival } from "./arrival.ts";
import { usePageTitle } from "./page-title.ts";

/** Pages for members share their left edge, so that nothing jumps between them; public pages are centred. */
const widths = {
	prose: "mx-auto max-w-prose",
	form: "mx-auto max-w-lg",
	public: "mx-auto max-w-public",
	centred: "mx-auto max-w-[46rem]",
	column: "max-w-[46rem]",
	wide: "max-w-6xl print:max-w-none",
	full: "",
} as const;

type PageProps = {
	readonly title: string;
	/** What the heading says where it is not the title. */
	readonly heading?: ReactNode;
	readonly lead?: ReactNode;
	/** For search engines. */
	readonly description?: string | undefined;
	readonly width?: keyof typeof widths;
	readonly children: ReactNode;
};

export function Page({ title, heading, lead, description, width = "prose", children }: PageProps) {
	const headingRef = useArrival();
	usePageTitle(`${title} · ${society.name}`, description);

	return (
		<div className={classNames("w-full px-5 py-8 md:px-8 md:py-12", widths[width])}>
			<h1 ref={headingRef} tabIndex={-1} className="text-3xl md:text-4xl">
				{heading ?? title}
			</h1>
			{lead && <div className="mt-3 text-soft">{lead}</div>}
			<div className="mt-6">{children}</div>
		</div>
	);
}
