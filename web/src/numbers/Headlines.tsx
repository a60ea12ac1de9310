import { t, tn } from "@warmline/contract/i18n";
import type { Numbers } from "@warmline/contract/numbers/calls";
import { formatCount, formatHours, formatLength, formatShare } from "./format.ts";

type Headline = { readonly name: string; readonly value: string; readonly more: string };

/** Seconds are finer than anybody looks for at a glance. */
const soonWords = (seconds: number | null): string =>
	seconds !== null && seconds < 60 ? t("Under a minute") : formatLength(seconds);

const headlinesOf = ({ total: { figures, coverage }, listeners }: Numbers): readonly Headline[] => [
	{
		name: t("Requests"),
		value: formatCount(figures.asked),
		more: tn(figures.messages_left, {
			one: "1 message left after hours",
			other: "{count} messages left after hours",
		}),
	},
	{
		name: t("Answered"),
		value: formatCount(figures.handled),
		more: tn(
			listeners,
			{
				one: "{share} of all, from 1 person",
				other: "{share} of all, from {count} people in total",
			},
			{ share: formatShare(figures.handled, figures.asked) },
		),
	},
	{
		name: t("Left before a reply"),
		value: formatCount(figures.left_before),
		more: t("{share} of all", { share: formatShare(figures.left_before, figures.asked) }),
	},
	{
		name: t("Median wait"),
		value: soonWords(figures.wait.median),
		more: t("{share} of all requests answered within 3 minutes", {
			share: formatShare(figures.wait.within_3, figures.asked),
		}),
	},
	{
		name: t("Median chat length"),
		value: soonWords(figures.length.median),
		more: t("Longest: {length}", { length: formatLength(figures.length.longest) }),
	},
	{
		name: t("Shifts held"),
		value: formatCount(coverage.held),
		more: t("of {planned} planned; open for {hours}", {
			planned: formatCount(coverage.planned),
			hours: formatHours(coverage.open_minutes),
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
