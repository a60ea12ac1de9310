import { t } from "@warmline/contract/i18n";
import type { Numbers } from "@warmline/contract/numbers/calls";
import { Empty } from "../ui/feedback/Empty.tsx";
import { BarChart } from "./BarChart.tsx";
import { formatCount, formatHours, formatPart } from "./format.ts";
import { NumbersSection } from "./NumbersSection.tsx";
import type { Span } from "./span-choice.ts";

/** What the shifts promised, and what was kept of it. */
export function CoverageSection({ numbers, span }: { readonly numbers: Numbers; readonly span: Span }) {
	const { parts, total, by } = numbers;
	const cellsOf = ({ coverage: one }: Pick<Numbers["total"], "coverage">) => [
		...[one.planned, one.off, one.confirmed, one.held].map(formatCount),
		...[one.promised_minutes, one.open_minutes, one.booked_minutes, one.given_minutes].map(formatHours),
	];
	const { promised_minutes, open_minutes, planned } = total.coverage;
	return (
		<NumbersSection
			title={t("Shifts and hours")}
			lead={t(
				"Shifts that are over. Confirmed: a supervisor and a listener were booked. Held: both checked in. Open: time when both were on duty together.",
			)}
			span={span}
			file="coverage"
			instead={planned === 0 && open_minutes === 0 ? <Empty>{t("No shifts in this period.")}</Empty> : undefined}
			chart={
				<BarChart
					summary={t("Scheduled: {promised}. Open: {open}.", {
						promised: formatHours(promised_minutes),
						open: formatHours(open_minutes),
					})}
					series={[
						{ name: t("Hours open"), look: "first" },
						{ name: t("Scheduled but closed"), look: "second" },
					]}
					bars={parts.map(({ coverage: one, ...part }) => ({
						label: formatPart(part, by),
						values: [one.open_minutes, Math.max(0, one.promised_minutes - one.open_minutes)],
					}))}
					inWords={formatHours}
					step={60}
				/>
			}
			columns={[
				t("Days"),
				t("Shifts planned"),
				t("Cancelled"),
				t("Confirmed"),
				t("Held"),
				t("Hours scheduled"),
				t("Hours open"),
				t("Volunteer hours booked"),
				t("Volunteer hours given"),
			]}
			rows={parts.map((part) => ({ key: part.from, head: formatPart(part, by), cells: cellsOf(part) }))}
			total={{ key: "total", head: t("All days"), cells: cellsOf(total) }}
		/>
	);
}
