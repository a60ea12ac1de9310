import { t } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";

/** What loads faster than this is not announced: a flash of words is worse than none. */
const patience = 300;

type LoadingProps = { readonly children?: string; readonly className?: string };

export function Loading({ children = t("Loading..."), className }: LoadingProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setShown(true), patience);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div role="status" className={className ?? "py-8 text-center text-soft"}>
			{shown && children}
		</div>
	);
}
