import { alertKindNames } from "@warmline/contract/alerts/alert-names";
import { t } from "@warmline/contract/i18n";
import type { Numbers } from "@warmline/contract/numbers/calls";
import { Empty } from "../ui/feedback/Empty.tsx";
import { formatCount, formatLength, formatShare } from "./format.ts";
import { NumbersSection } from "./NumbersSection.tsx";
import type { Span } from "./span-choice.ts";

/** How soon somebody responds when people are called. */
export function AlertsSection({ numbers, span }: { readonly numbers: Numbers; readonly span: Span }) {
	const { alerts } = numbers;
	return (
		<NumbersSection
			title={t("Alerts")}
			lead={t(
				"When people were alerted because nobody had responded. Times count from the beginning, as since a visitor waits. Alerts are kept for 90 days.",
			)}
			span={span}
			file="alerts"
			instead={alerts.length === 0 ? <Empty>{t("No alerts in this period.")}</Empty> : undefined}
			columns={[
				t("Kind"),
				t("Alerts"),
				t("With a response"),
				t("Half responded within"),
				t("9 of 10 responded within"),
			]}
			rows={alerts.map(({ kind, alerts: count, responded, median, ninety }) => ({
				key: kind,
				head: alertKindNames[kind],
				cells: [formatCount(count), formatShare(responded, count), formatLength(median), formatLength(ninety)],
			}))}
		/>
	);
}
