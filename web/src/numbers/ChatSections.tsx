import type { Numbers } from "@warmline/contract/numbers/calls";
import { say } from "@warmline/contract/say";
import { BarChart } from "./BarChart.tsx";
import { countWords, lengthWords, partWords, shareWords } from "./in-words.ts";
import { NumbersSection } from "./NumbersSection.tsx";
import type { Span } from "./span-choice.ts";

type SectionProps = { readonly numbers: Numbers; readonly span: Span };

const partHeads = { day: say("Day"), week: say("Week"), month: say("Month") } as const;

/** How many asked, and what became of it. */
export function VolumeSection({ numbers: { parts, total, by }, span }: SectionProps) {
	const cellsOf = ({ figures: one }: Pick<Numbers["total"], "figures">) =>
		[one.asked, one.handled, one.left_before, one.closed, one.waiting, one.messages_left].map(countWords);
	const { asked, handled } = total.figures;
	return (
		<NumbersSection
			title={say("Chat requests")}
			lead={say("By the time of the request. Each visitor counts once, whoever took the chat later.")}
			span={span}
			file="volume"
			chart={
				<BarChart
					summary={say("{asked} chat requests in this period, {handled} answered.", {
						asked: countWords(asked),
						handled: countWords(handled),
					})}
					series={[
						{ name: say("Answered"), look: "first" },
						{ name: say("Left before a reply"), look: "second" },
						{ name: say("Chat closed, or still waiting"), look: "third" },
					]}
					bars={parts.map(({ figures: one, ...part }) => ({
						label: partWords(part, by),
						values: [one.handled, one.left_before, one.closed + one.waiting],
					}))}
					inWords={countWords}
				/>
			}
			columns={[
				partHeads[by],
				say("Requests"),
				say("Answered"),
				say("Left before a reply"),
				say("Closed before a reply"),
				say("Still waiting"),
				say("Messages left"),
			]}
			rows={parts.map((part) => ({ key: part.from, head: partWords(part, by), cells: cellsOf(part) }))}
			total={{ key: "total", head: say("All days"), cells: cellsOf(total) }}
		/>
	);
}

/** How soon they were answered, and how long the chats were. */
export function WaitsSection({ numbers: { parts, total, by }, span }: SectionProps) {
	const cellsOf = ({ figures: { asked, wait, length } }: Pick<Numbers["total"], "figures">) => [
		...[wait.median, wait.ninety, wait.longest].map(lengthWords),
		...[wait.within_1, wait.within_3, wait.within_10].map((count) => shareWords(count, asked)),
		...[length.median, length.longest].map(lengthWords),
	];
	const { median, ninety } = total.figures.wait;
	return (
		<NumbersSection
			title={say("Wait times")}
			lead={say(
				"Times are for answered chats. Percentages are of all requests, including visitors who left while waiting.",
			)}
			span={span}
			file="waits"
			chart={
				<BarChart
					summary={say("Half were answered within {median}, and nine out of ten within {ninety}.", {
						median: lengthWords(median),
						ninety: lengthWords(ninety),
					})}
					series={[
						{ name: say("Median wait"), look: "first" },
						{ name: say("90th percentile wait"), look: "third" },
					]}
					bars={parts.map(({ figures: { wait }, ...part }) => ({
						label: partWords(part, by),
						values: [wait.median ?? 0, (wait.ninety ?? 0) - (wait.median ?? 0)],
					}))}
					inWords={lengthWords}
					step={60}
				/>
			}
			columns={[
				partHeads[by],
				say("Median wait"),
				say("90th percentile wait"),
				say("Longest wait"),
				say("Within 1 minute"),
				say("Within 3 minutes"),
				say("Within 10 minutes"),
				say("Median chat length"),
				say("Longest chat"),
			]}
			rows={parts.map((part) => ({ key: part.from, head: partWords(part, by), cells: cellsOf(part) }))}
			total={{ key: "total", head: say("All days"), cells: cellsOf(total) }}
		/>
	);
}
