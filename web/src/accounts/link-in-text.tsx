import { Link } from "wouter";

/** How a link is drawn that stands within a sentence. */
export const linkInText = (to: string) => (words: string) => (
	<Link to={to} className="font-semibold text-pine underline">
		{words}
	</Link>
);
