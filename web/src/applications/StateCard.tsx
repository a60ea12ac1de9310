import { localDay } from "../platform/time/time.ts";
import type { Begun } from "./kind.ts";
import { type Standing, stateText } from "./state-text.ts";

type StateCardProps = { readonly standing: Standing; readonly application: Begun | null };

/** Where somebody stands with their application. */
export function StateCard({ standing, application }: StateCardProps) {
	const { heading, lines } = stateText(standing, application, localDay());
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 className="text-xl">{heading}</h2>
			{lines.map((line) => (
				<p key={line} className="mt-2 whitespace-pre-wrap text-soft">
					{line}
				</p>
			))}
		</section>
	);
}
