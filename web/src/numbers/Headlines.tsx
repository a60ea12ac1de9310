import type { Numbers } from "@warmline/contract/numbers/calls";
import { say, sayCount } from "@warmline/contract/say";
import { countWords, hoursWords, lengthWords, shareWords } from "./in-words.ts";

type Headline = { readonly name: string; readonly value: string; readonly more: string };

const headlinesOf = ({ total: { figures, coverage }, listeners }: Numbers): readonly Headline[] => [
	{
		name: say("Requests"),
		value: countWords(figures.asked),
		more: sayCount(figures.messages_left, {
			one: "1 message left after hours",
			other: "{count} messages left after hours",
		}),
	},
	{
		name: say("Answered"),
		value: countWords(figures.handled),
		more: sayCount(
			listeners,
			{
				one: "{share} of all, from 1 person",
				other: "{share} of all, from {count} people in total",
			},
			{ share: shareWords(figures.handled, figures.asked) },
		),
	},
	{
		name: say("Left before a reply"),
		value: countWords(figures.left_before),
		more: say("{share} of all", { share: shareWords(figures.left_before, figures.asked) }),
	},
	{
		name: say("Median wait"),
		value: lengthWords(figures.wait.median),
		more: say("{share} of all requests answered within 3 minutes", {
			share: shareWords(figures.wait.within_3, figures.asked),
		}),
	},
	{
		name: say("Median chat length"),
		value: lengthWords(figures.length.median),
		more: say("Longest: {length}", { length: lengthWords(figures.length.longest) }),
	},
	{
		name: say("Shifts held"),
		value: countWords(coverage.held),
		more: say("of {planned} planned; open for {hours}", {
			planned: countWords(coverage.planned),
			hours: hoursWords(coverage.open_minutes),
		}),
	},
];

/** What one looks for first. */
export function Headlines({ numbers }: { readonly numbers: Numbers }) {
	return (
		<dl className="grid grid-cols-2 gap-3 lg:grid-cols-3 print:grid-cols-3">
			{headlinesOf(numbers).map(({ name, value, more }) => (
				<div key={name} className="rounded-card border border-line bg-surface p-4 shadow-card print:shadow-none">
					<dt className="text-sm font-semibold text-soft">{name}</dt>
					<dd className="mt-1">
						<span className="block text-2xl font-semibold tabular-nums">{value}</span>
						<span className="text-sm text-soft">{more}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
