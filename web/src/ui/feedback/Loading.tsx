import { t } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import { classNames } from "../class-names.ts";

/** What loads faster than this is not announced: a flash of words is worse than none. */
const patience = 300;

type LoadingProps = {
	readonly children?: string;
	readonly className?: string;
	/** What is loaded, drawn in outline instead of the words: entries of a list, or cards below each other. */
	readonly skeleton?: "rows" | "cards";
};

export function Loading({ children = t("Loading..."), className, skeleton }: LoadingProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setShown(true), patience);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div role="status" className={className ?? (skeleton ? "py-2" : "py-8 text-center text-soft")}>
			{shown && (skeleton ? <span className="sr-only">{children}</span> : children)}
			{shown && skeleton && <Skeleton of={skeleton} />}
		</div>
	);
}

const bar = "rounded-full bg-line";

function Skeleton({ of }: { readonly of: "rows" | "cards" }) {
	return (
		<div aria-hidden="true" className="space-y-3 motion-safe:animate-pulse">
			{[1, 2, 3].map((place) => (
				<div
					key={place}
					className={classNames("space-y-2.5", of === "cards" && "rounded-card border border-line bg-surface p-5")}
				>
					<div className={`${bar} h-3.5 w-2/5`} />
					<div className={`${bar} h-3 w-4/5`} />
					{of === "cards" && <div className={`${bar} h-3 w-3/5`} />}
				</div>
			))}
		</div>
	);
}
