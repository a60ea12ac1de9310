import type { ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "../../ui/class-names.ts";

/** The links in a sentence that names the numbers for a crisis: each is called by one tap, and never broken in two. */
export const crisisParts = (look: string): Record<"danger" | "suicide" | "more", (words: string) => ReactNode> => {
	const line = (address: string) => (words: string) => (
		<a href={address} className={classNames(look, "whitespace-nowrap")}>
			{words}
		</a>
	);
	return {
		danger: line("tel:911"),
		suicide: line("tel:988"),
		more: (words) => (
			<Link to="/Crisis" className={look}>
				{words}
			</Link>
		),
	};
};
