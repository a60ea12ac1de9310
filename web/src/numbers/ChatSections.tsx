import { t } from "@warmline/contract/i18n";
import type { Numbers } from "@warmline/contract/numbers/calls";
import { BarChart } from "./BarChart.tsx";
import { formatCount, formatLength, formatPart, formatShare } from "./format.ts";
import { NumbersSection } from "./NumbersSection.tsx";
import type { Span } from "./span-choice.ts";

type SectionProps = { readonly numbers: Numbers; readonly span: Span };

const partHeads = { day: t("Day"), week: t("Week"), month: t("Month") } as const;

/** How many asked, and what became of it. */
export function VolumeSection({ numbers: { parts, total, by }, span }: SectionProps) {
	const cellsOf = ({ figures: one }: Pick<Numbers["total"], "figures">) =>
		[one.asked, one.handled, one.left_before, one.closed, one.waiting, one.messages_left].map(formatCount);
	const { asked, handled } = total.figures;
	return (
		<NumbersSection
			title={t("Chat requests")}
			lead={t("By the time of the request. Each visitor counts once, whoever took the chat later.")}
			span={span}
			file="volume"
			chart={
				<BarChart
					summary={t("{asked} chat requests in this period, {handled} answered.", {
						asked: formatCount(asked),
						handled: formatCount(handled),
					})}
					series={[
						{ name: t("Answered"), look: "first" },
						{ name: t("Left before a reply"), look: "second" },
						{ name: t("Chat closed, or still waiting"), look: "third" },
					]}
					bars={parts.map(({ figures: one, ...part }) => ({
						label: formatPart(part, by),
						values: [one.handled, one.left_before, one.closed + one.waiting],
					}))}
					inWords={formatCount}
				/>
			}
			columns={[
				partHeads[by],
				t("Requests"),
				t("Answered"),
				t("Left before a reply"),
				t("Closed before a reply"),
				t("Still waiting"),
				t("Messages left"),
			]}
			rows={parts.map((part) => ({ key: part.from, head: formatPart(part, by), cells: cellsOf(part) }))}
			total={{ key: "total", head: t("All days"), cells: cellsOf(total) }}
		/>
	);
}

/** How soon they were answered, and how long the chats were. */
export function WaitsSection({ numbers: { parts, total, by }, span }: SectionProps) {
	const cellsOf = ({ figures: { asked, wait, length } }: Pick<Numbers["total"], "figures">) => [
		...[wait.median, wait.ninety, wait.longest].map(formatLength),
		...[wait.within_1, wait.within_3, wait.within_10].map((count) => formatShare(count, asked)),
		...[length.median, length.longest].map(formatLength),
	];
	const { median, ninety } = total.figures.wait;
	return (
		<NumbersSection
			title={t("Wait times")}
			lead={t(
				"Times are for answered chats. Percentages are of all requests, including visitors who left while waiting.",
			)}
			span={span}
			file="waits"
			chart={
				<BarChart
					summary={t("Half were answered within {median}, and nine out of ten within {ninety}.", {
						median: formatLength(median),
						ninety: formatLength(ninety),
					})}
					series={[
						{ name: t("Median wait"), look: "first" },
						{ name: t("90th percentile wait"), look: "third" },
					]}
					bars={parts.map(({ figures: { wait }, ...part }) => ({
						label: formatPart(part, by),
						values: [wait.median ?? 0, (wait.ninety ?? 0) - (wait.median ?? 0)],
					}))}
					inWords={formatLength}
					step={60}
				/>
			}
			columns={[
				partHeads[by],
				t("Median wait"),
				t("90th percentile wait"),
				t("Longest wait"),
				t("Within 1 minute"),
				t("Within 3 minutes"),
				t("Within 10 minutes"),
				t("Median chat length"),
				t("Longest chat"),
			]}
			rows={parts.map((part) => ({ key: part.from, head: formatPart(part, by), cells: cellsOf(part) }))}
			total={{ key: "total", head: t("All days"), cells: cellsOf(total) }}
		/>
	);
}
